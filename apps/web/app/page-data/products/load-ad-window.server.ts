import { getLanguage, type LanguageCode } from '@tt/contract/language/language';
import { getTranslator } from '../../i18n/get-translator.server.ts';
import type { AdWindowProps } from '../../sections/products/ad-window.tsx';
import { loadExhibit } from '../load-exhibit.server.ts';
import { adSamples } from './ad-samples.ts';

type Stop = (typeof adSamples.log)[number]['stops'][number];

/** The window of the Ad Network Orchestration Tool's page. */
export function loadAdWindow(language: LanguageCode): AdWindowProps {
  const t = getTranslator(language);
  const { sent, unfilled, networks, floorUsd, timeoutMs, log } = adSamples;
  const amounts = new Intl.NumberFormat(getLanguage(language).tag, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  const price = (usd: number) => t('products.adWindow.price', { amount: amounts.format(usd) });
  const describe = (stop: Stop) => {
    const { network } = stop;
    if ('lateMs' in stop) return t('products.adWindow.logLate', { network, ms: stop.lateMs });
    if ('lowUsd' in stop) return t('products.adWindow.logLow', { network, price: price(stop.lowUsd) });
    return t('products.adWindow.logFilled', { network });
  };
  const [a, b, c] = networks.map(({ filled }) => filled);
  return {
    title: t('products.adWindow.about'),
    label: t('products.samples.simulation'),
    note: t('products.samples.simulationNote'),
    exhibit: loadExhibit(language, 'waterfall'),
    rule: {
      heading: t('products.adWindow.rule'),
      fields: [
        {
          term: t('products.adWindow.floor'),
          value: t('products.adWindow.floorValue', { price: price(floorUsd) }),
        },
        {
          term: t('products.adWindow.timeout'),
          value: t('products.adWindow.timeoutValue', { ms: timeoutMs }),
        },
      ],
    },
    waterfall: {
      heading: t('products.adWindow.waterfall'),
      live: t('products.adWindow.live'),
      texts: t.tree('products.adWindow.counts'),
      sent,
      unfilled,
      networks: networks.map(({ bidsUsd, answersMs, ...network }) => ({
        ...network,
        bids: t('products.adWindow.bids', { from: price(bidsUsd[0]), to: price(bidsUsd[1]) }),
        answers: t('products.adWindow.answers', { fast: answersMs[0], slow: answersMs[1] }),
      })),
      status: t('products.adWindow.status', { sent, a: a ?? 0, b: b ?? 0, c: c ?? 0, none: unfilled }),
    },
    desk: {
      heading: t('products.adWindow.desk'),
      shares: [
        ...networks.map(({ filled, letter }) => ({ count: filled, name: letter })),
        { count: unfilled, name: t('products.adWindow.counts.unfilled') },
      ],
      note: t('products.adWindow.deskNote', { sent }),
    },
    log: {
      heading: t('products.adWindow.log'),
      alertLabel: t('products.adWindow.alertLabel'),
      alert: t('products.adWindow.alert', { none: unfilled, sent }),
      entries: log.map(({ request, stops, ...outcome }) => ({
        request,
        text: stops.map(describe).join(', '),
        outcome: 'paidUsd' in outcome ? price(outcome.paidUsd) : t('products.adWindow.counts.unfilled'),
        isFilled: 'paidUsd' in outcome,
      })),
    },
  };
}
