import { getLanguage, type LanguageCode } from '@tt/contract/language/language';
import { networks } from '../../exhibits/waterfall/create-market.ts';
import { createSimulation, shownRun } from '../../exhibits/waterfall/create-simulation.ts';
import { createWording } from '../../exhibits/waterfall/create-wording.ts';
import { listShares } from '../../exhibits/waterfall/list-shares.ts';
import { getTranslator } from '../../i18n/get-translator.server.ts';
import type { AdWindowProps } from '../../sections/products/ad-window.tsx';
import { loadExhibit } from '../load-exhibit.server.ts';

/** The window of the Ad Network Orchestration Tool's page: the end of the run that its exhibit plays. */
export function loadAdWindow(language: LanguageCode): AdWindowProps {
  const t = getTranslator(language);
  const exhibit = loadExhibit(language, 'waterfall');
  const { strings } = exhibit;
  const wording = createWording(strings, getLanguage(language).tag);
  const simulation = createSimulation();
  simulation.rerun(shownRun);
  const { rule, tally } = simulation;
  return {
    title: t('products.adWindow.about'),
    label: t('products.samples.simulation'),
    note: t('products.samples.simulationNote'),
    exhibit,
    rule: {
      heading: t('products.adWindow.rule'),
      fields: [
        { term: strings.floor, value: wording.toFloor(rule.floorUsd) },
        { term: strings.timeout, value: wording.toTimeout(rule.timeoutMs) },
      ],
    },
    waterfall: {
      heading: t('products.adWindow.waterfall'),
      live: t('products.adWindow.live'),
      texts: t.tree('products.adWindow.counts'),
      sent: tally.sent,
      unfilled: tally.unfilled,
      networks: networks.map(({ letter, bidsUsd, answersMs }, place) => ({
        letter,
        ...{ filled: 0, low: 0, late: 0, ...tally.networks[place] },
        bids: t('products.adWindow.bids', {
          from: wording.toPrice(bidsUsd[0]),
          to: wording.toPrice(bidsUsd[1]),
        }),
        answers: t('products.adWindow.answers', { fast: answersMs[0], slow: answersMs[1] }),
      })),
      status: wording.summarize(tally),
    },
    desk: {
      heading: t('products.adWindow.desk'),
      bars: listShares(tally),
      counts: [
        ...networks.map(({ letter }, place) => ({
          ...{ name: letter, of: `${place}.filled` },
          count: tally.networks[place]?.filled ?? 0,
        })),
        { name: strings.unfilled, of: 'unfilled', count: tally.unfilled },
      ],
      note: wording.toDeskNote(tally),
    },
    log: {
      heading: t('products.adWindow.log'),
      alert: wording.describeAlert(tally),
      entries: tally.answers.map(wording.describeAnswer),
    },
  };
}
