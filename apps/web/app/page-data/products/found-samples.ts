import type { Flaw } from '../../exhibits/leads/create-run.ts';
import type { Messages } from '../../i18n/messages.server.ts';

type Texts = Messages['products']['leadWindow'];

interface FoundSample {
  company: string;
  site: string;
  contact: keyof Texts['contacts'];
  staff: string;
  mailbox: string;
  source: keyof Texts['sources'];
  seen: string;
  flaw?: Flaw;
}

/** Made-up companies on domains that are reserved for examples (RFC 2606). */
export const foundSamples: readonly FoundSample[] = [
  {
    company: 'Acme Anvils',
    site: 'anvils.example',
    contact: 'headSales',
    staff: '51–200',
    mailbox: 'w.coyote',
    source: 'site',
    seen: '06:40',
  },
  {
    company: 'Pigeon Post & Sons',
    site: 'pigeonpost.example',
    contact: 'operations',
    staff: '11–50',
    mailbox: 'coo',
    source: 'register',
    seen: '06:52',
  },
  {
    company: 'Left Sock Logistics',
    site: 'leftsock.example',
    contact: 'owner',
    staff: '1–10',
    mailbox: 'solemate',
    source: 'site',
    seen: '07:05',
  },
  {
    company: 'Moonbase Bakery',
    site: 'moonbase.example',
    contact: 'buyer',
    staff: '11–50',
    mailbox: 'info',
    source: 'site',
    seen: '07:15',
    flaw: 'role',
  },
  {
    company: 'Teapot Telemetry',
    site: 'teapot.example',
    contact: 'technicalDirector',
    staff: '51–200',
    mailbox: 'short.stout',
    source: 'jobs',
    seen: '07:31',
  },
  {
    company: 'Umbrella Rentals Sahara',
    site: 'drysky.example',
    contact: 'marketing',
    staff: '1–10',
    mailbox: 'sunny',
    source: 'program',
    seen: '07:50',
  },
  {
    company: 'Inflatable Castles GmbH',
    site: 'castles.example',
    contact: 'procurement',
    staff: '201–500',
    mailbox: 'keep.bouncing',
    source: 'register',
    seen: '08:05',
  },
  {
    company: 'Quiet Drums Ltd',
    site: 'quietdrums.example',
    contact: 'salesDirector',
    staff: '11–50',
    mailbox: 'shh',
    source: 'site',
    seen: '08:20',
  },
  {
    company: 'Acme Anvils Inc.',
    site: 'anvils.example',
    contact: 'headSales',
    staff: '51–200',
    mailbox: 'w.coyote',
    source: 'jobs',
    seen: '08:35',
    flaw: 'twin',
  },
  {
    company: 'Submarine Windows',
    site: 'screendoor.example',
    contact: 'growth',
    staff: '51–200',
    mailbox: 'deep.end',
    source: 'program',
    seen: '08:50',
  },
  {
    company: 'Snail Express',
    site: 'slowpost.example',
    contact: 'officeManager',
    staff: '11–50',
    mailbox: 'eventually',
    source: 'site',
    seen: '09:10',
  },
  {
    company: 'Paper Umbrella Co.',
    site: 'paperumbrella.example',
    contact: 'partnerships',
    staff: '1–10',
    mailbox: 'cocktail',
    source: 'register',
    seen: '09:25',
  },
];
