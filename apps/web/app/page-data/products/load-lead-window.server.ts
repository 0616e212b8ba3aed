import type { LanguageCode } from '@tt/contract/language/language';
import { getTranslator } from '../../i18n/get-translator.server.ts';
import type { LeadWindowProps } from '../../sections/products/lead-window.tsx';
import { loadExhibit } from '../load-exhibit.server.ts';
import { leadSamples, openLead } from './lead-samples.ts';
import { loadLeadTable } from './load-lead-table.server.ts';

const domainCheckedAt = '07:16';

/** The window of LeadGenAI's page. */
export function loadLeadWindow(language: LanguageCode): LeadWindowProps {
  const t = getTranslator(language);
  const roles = t.tree('products.leadWindow.roles');
  const sources = t.tree('products.leadWindow.sources');
  const customer = t.tree('products.leadWindow.customer');
  const company = t('products.leadWindow.companyName', { letter: openLead.letter });
  return {
    title: t('products.leadWindow.title'),
    label: t('products.samples.sampleData'),
    note: t('products.samples.sampleDataNote'),
    exhibit: loadExhibit(language, 'leads'),
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
      table: { ...loadLeadTable(language, leadSamples.length), open: company },
    },
    record: {
      heading: t('products.leadWindow.record.heading', { company }),
      fields: [
        {
          term: t('products.leadWindow.record.role'),
          value: roles[openLead.role],
          note: t('products.leadWindow.record.roleNote', {
            source: sources[openLead.source],
            time: openLead.seen,
            before: roles[openLead.before],
          }),
        },
        {
          term: t('products.leadWindow.record.emailDomain'),
          value: t('products.leadWindow.record.emailDomainValue'),
          note: t('products.leadWindow.record.emailDomainNote', { time: domainCheckedAt }),
        },
        {
          term: t('products.leadWindow.record.humanValidation'),
          value: t('products.leadWindow.record.humanValidationValue'),
        },
      ],
    },
    outputs: [
      {
        heading: t('products.leadWindow.export'),
        channels: ['CSV', 'Excel', t('products.leadWindow.crmConnectors')],
      },
      {
        heading: t('products.leadWindow.notify'),
        channels: ['Slack', t('products.leadWindow.email'), 'API'],
      },
    ],
  };
}
