import type { ExhibitStrings } from '../exhibit-strings.ts';

/** What a person would catch: a mailbox that nobody owns, or a lead that is already there. */
type Flaw = 'role' | 'twin';

export interface LeadSample {
  company: string;
  site: string;
  role: keyof ExhibitStrings['leads'];
  staff: string;
  mailbox: string;
  flaw?: Flaw;
}

/** Made-up companies on domains that are reserved for examples (RFC 2606). */
export const leadSamples: readonly LeadSample[] = [
  { company: 'Acme Anvils', site: 'anvils.example', role: 'headSales', staff: '51–200', mailbox: 'w.coyote' },
  {
    company: 'Pigeon Post & Sons',
    site: 'pigeonpost.example',
    role: 'operations',
    staff: '11–50',
    mailbox: 'coo',
  },
  {
    company: 'Left Sock Logistics',
    site: 'leftsock.example',
    role: 'owner',
    staff: '1–10',
    mailbox: 'solemate',
  },
  {
    company: 'Moonbase Bakery',
    site: 'moonbase.example',
    role: 'buyer',
    staff: '11–50',
    mailbox: 'info',
    flaw: 'role',
  },
  {
    company: 'Teapot Telemetry',
    site: 'teapot.example',
    role: 'technicalDirector',
    staff: '51–200',
    mailbox: 'short.stout',
  },
  {
    company: 'Umbrella Rentals Sahara',
    site: 'drysky.example',
    role: 'marketing',
    staff: '1–10',
    mailbox: 'sunny',
  },
  {
    company: 'Inflatable Castles GmbH',
    site: 'castles.example',
    role: 'procurement',
    staff: '201–500',
    mailbox: 'keep.bouncing',
  },
  {
    company: 'Quiet Drums Ltd',
    site: 'quietdrums.example',
    role: 'salesDirector',
    staff: '11–50',
    mailbox: 'shh',
  },
  {
    company: 'Acme Anvils Inc.',
    site: 'anvils.example',
    role: 'headSales',
    staff: '51–200',
    mailbox: 'w.coyote',
    flaw: 'twin',
  },
  {
    company: 'Submarine Windows',
    site: 'screendoor.example',
    role: 'growth',
    staff: '51–200',
    mailbox: 'deep.end',
  },
  {
    company: 'Snail Express',
    site: 'slowpost.example',
    role: 'officeManager',
    staff: '11–50',
    mailbox: 'eventually',
  },
  {
    company: 'Paper Umbrella Co.',
    site: 'paperumbrella.example',
    role: 'partnerships',
    staff: '1–10',
    mailbox: 'cocktail',
  },
];

export const toEmail = ({ mailbox, site }: LeadSample) => `${mailbox}@${site}`;
