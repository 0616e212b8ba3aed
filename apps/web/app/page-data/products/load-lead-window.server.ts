import type { LanguageCode } from '@tt/contract/language/language';
import { createRun, stepNames } from '../../exhibits/leads/create-run.ts';
import { nameState, nameValidation } from '../../exhibits/leads/name-state.ts';
import { fillText } from '../../exhibits/stage/fill-text.ts';
import { getTranslator } from '../../i18n/get-translator.server.ts';
import type { LeadWindowProps } from '../../sections/products/lead-window.tsx';
import { loadExhibit } from '../load-exhibit.server.ts';
import { foundSamples } from './found-samples.ts';

/** The window of LeadGenAI's page: the end of the run that its exhibit plays. */
export function loadLeadWindow(language: LanguageCode): LeadWindowProps {
  const t = getTranslator(language);
  const contacts = t.tree('products.leadWindow.contacts');
  const sources = t.tree('products.leadWindow.sources');
  const customer = t.tree('products.leadWindow.customer');
  const exhibit = loadExhibit(language, 'leads');
  const { strings } = exhibit;
  const run = createRun(foundSamples.map(({ flaw }) => flaw));
  run.finish();

  const explain = ({ flaw, mailbox }: (typeof foundSamples)[number]) => {
    if (!flaw) return '';
    if (flaw === 'role') return strings.reasonRole;
    const first = foundSamples.findIndex((sample) => sample.mailbox === mailbox);
    return fillText(strings.reasonTwin, { row: first + 1 });
  };
  const leads = foundSamples.map((sample, place) => {
    const { company, site, contact, staff, mailbox, source, seen, flaw } = sample;
    const state = run.getState(place);
    return {
      ...{ company, site, staff, flaw, contact: contacts[contact], email: `${mailbox}@${site}` },
      source: `${sources[source]}, ${seen}`,
      mailServer: t('products.leadWindow.mailServer', { time: seen }),
      reason: explain(sample),
      state: nameState(state, strings),
      taken: Math.min(state.step + 1, stepNames.length),
    };
  });
  const [open] = leads;
  if (!open) throw new Error('There is no lead to open');
  return {
    title: t('products.leadWindow.title'),
    label: t('products.samples.sampleData'),
    note: t('products.samples.sampleDataNote'),
    exhibit,
    customer: {
      heading: customer.heading,
      fields: [
        { term: customer.industry, value: customer.industryValue },
        { term: customer.region, value: customer.regionValue },
        { term: customer.role, value: customer.roleValue },
      ],
    },
    found: {
      heading: t('products.leadWindow.found'),
      human: strings.human,
      caption: strings.caption,
      columns: {
        company: strings.company,
        contact: strings.role,
        site: strings.site,
        step: strings.step,
      },
      leads,
      summary: fillText(strings.status, run.count()),
    },
    record: {
      heading: fillText(strings.record, { company: open.company }),
      fields: [
        { name: 'site', term: strings.site, value: open.site },
        {
          ...{ name: 'contact', term: strings.role, value: open.contact },
          note: { name: 'source', text: open.source },
        },
        {
          ...{ name: 'email', term: strings.email, value: open.email },
          note: { name: 'mailServer', text: open.mailServer },
        },
        { name: 'staff', term: strings.size, value: open.staff },
        {
          name: 'validation',
          term: strings.human,
          value: nameValidation(run.getState(0), run.isHuman, open.reason, strings),
        },
      ],
    },
    outputs: [
      {
        heading: t('products.leadWindow.export'),
        channels: [
          { name: 'CSV', isLive: true },
          { name: 'Excel' },
          { name: t('products.leadWindow.crmConnectors') },
        ],
      },
      {
        heading: t('products.leadWindow.notify'),
        channels: [{ name: 'Slack' }, { name: t('products.leadWindow.email') }, { name: 'API' }],
      },
    ],
  };
}
