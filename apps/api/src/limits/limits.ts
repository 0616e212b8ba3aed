import { createHmac } from 'node:crypto';
import type pg from 'pg';
import type { Config } from '../config.ts';
import { type Limit, LimitCounter, type LimitUse } from '../db/limit-counter.ts';
import type { SigningSecret } from '../process/signing-secret.ts';

const hour = 3_600;
const day = 24 * hour;
/** A /48 gets this multiple of one network's limit, because it may belong to one sender or to a whole company. */
const blockFactor = 5;

/** The limits of one email domain, and of all visitors together, as multiples of one network's limit. */
const domainFactor = 6;
const softFactors = { domain: 3, all: 10 };
/** Many strangers share these, so reaching them proves nothing about a sender. */
const largeProviders: readonly string[] = [
  ...['gmail.com', 'googlemail.com', 'outlook.com', 'hotmail.com', 'live.com', 'yahoo.com', 'icloud.com'],
  ...['proton.me', 'ukr.net', 'wp.pl', 'onet.pl', 'o2.pl', 'mail.ru', 'yandex.ru', 'gmx.de', 'web.de'],
];
const isLargeProvider = (domain: string) => largeProviders.includes(domain);

export interface NetworkKeys {
  network: string;
  block: string | undefined;
}

export interface Sender {
  email: string;
  domain: string;
}

export type Limits = ReturnType<typeof createLimits>;

/**
 * What the configuration allows. A network that has used up its own limit is refused with `rate_limited`. Limits that
 * strangers share never refuse: the caller learns that a use is beyond one, and decides what to do instead.
 */
export function createLimits(config: Config, pool: pg.Pool, secret: SigningSecret) {
  const counter = new LimitCounter(pool);
  const toKey = (text: string) =>
    createHmac('sha256', secret.current).update(text.toLowerCase()).digest('base64url').slice(0, 22);

  const toSenderLimits = ({ email, domain }: Sender): Limit[] => [
    toSharedLimit(`inquiry:mail:${toKey(email)}`, config.INQUIRIES_PER_MAIL_ADDRESS_AND_HOUR),
    toSharedLimit(`inquiry:domain:${toKey(domain)}`, config.INQUIRIES_PER_DOMAIN_AND_HOUR),
    toSharedLimit('inquiry:all', config.INQUIRIES_PER_HOUR),
  ];
  return {
    limitChecks: async (networks: NetworkKeys) => {
      await counter.consume(toNetworkLimits('check', networks, config.DOMAIN_CHECKS_PER_ADDRESS_AND_HOUR));
    },
    /** Without a sender only the network is counted, without a network only the sender's shared limits. */
    limitInquiries: (networks: NetworkKeys | undefined, sender: Sender | undefined): Promise<LimitUse> =>
      counter.consume([
        ...(networks ? toNetworkLimits('inquiry', networks, config.INQUIRIES_PER_ADDRESS_AND_HOUR) : []),
        ...(sender ? toSenderLimits(sender) : []),
      ]),
    /** Reports a network whose inquiries had their share of receipts today. Refuses nobody. */
    countReceipt: (networks: NetworkKeys): Promise<LimitUse> =>
      counter.consume(
        toNetworkLimits('receipt', networks, config.RECEIPTS_PER_NETWORK_AND_DAY).map((limit) => ({
          ...limit,
          windowSeconds: day,
          isShared: true,
        })),
      ),
    limitBookings: async (networks: NetworkKeys) => {
      await counter.consume(toNetworkLimits('booking', networks, config.BOOKINGS_PER_ADDRESS_AND_HOUR));
    },
    /** Only for bookings with a valid token: made-up tokens must not use up the shared limit. */
    countBooking: (): Promise<LimitUse> =>
      counter.consume([toSharedLimit('booking:all', config.BOOKINGS_PER_HOUR)]),
    /** Throws when a network, an address or a domain has tried too often to book by email. */
    limitEmailBookings: async (networks: NetworkKeys, { email, domain }: Sender) => {
      const perNetwork = config.EMAIL_BOOKINGS_PER_ADDRESS_AND_HOUR;
      await counter.consume([
        ...toNetworkLimits('email-booking', networks, perNetwork),
        toOwnLimit(`email-booking:mail:${toKey(email)}`, config.EMAIL_BOOKINGS_PER_MAILBOX_AND_HOUR),
        ...(isLargeProvider(domain)
          ? []
          : [toOwnLimit(`email-booking:domain:${toKey(domain)}`, perNetwork * domainFactor)]),
      ]);
    },
    /** Reports what is more than usual, so that the visitor confirms by email. Refuses nobody. */
    countEmailBooking: (networks: NetworkKeys, domain: string): Promise<LimitUse> => {
      const perNetwork = config.EMAIL_BOOKINGS_UNCONFIRMED_PER_HOUR;
      const ofDomain = toSharedLimit(`email-soft:domain:${toKey(domain)}`, perNetwork * softFactors.domain);
      return counter.consume([
        ...toNetworkLimits('email-soft', networks, perNetwork).map((limit) => ({ ...limit, isShared: true })),
        ...(isLargeProvider(domain) ? [] : [ofDomain]),
        toSharedLimit('email-soft:all', perNetwork * softFactors.all),
      ]);
    },
    limitDesk: async (networks: NetworkKeys) => {
      await counter.consume(toNetworkLimits('desk', networks, config.DESK_FAILURES_PER_ADDRESS_AND_HOUR));
    },
    limitFeed: async (networks: NetworkKeys) => {
      await counter.consume(toNetworkLimits('feed', networks, config.FEED_CALLS_PER_ADDRESS_AND_HOUR));
    },
    limitBookingAccess: async (networks: NetworkKeys) => {
      await counter.consume(
        toNetworkLimits('booking-view', networks, config.BOOKING_VIEWS_PER_ADDRESS_AND_HOUR),
      );
    },
  };
}

function toNetworkLimits(purpose: string, { network, block }: NetworkKeys, count: number): Limit[] {
  const own = { key: `${purpose}:address:${network}`, count, windowSeconds: hour, isShared: false };
  if (block === undefined) return [own];
  return [own, { ...own, key: `${purpose}:block:${block}`, count: count * blockFactor }];
}

function toOwnLimit(key: string, count: number): Limit {
  return { key, count, windowSeconds: hour, isShared: false };
}

function toSharedLimit(key: string, count: number): Limit {
  return { key, count, windowSeconds: hour, isShared: true };
}
