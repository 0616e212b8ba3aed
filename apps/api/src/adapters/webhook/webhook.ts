import type { Channel, DeliveryResult } from '../channel.ts';

export interface WebhookTarget {
  id: string;
  url: string;
  /** The secrets to sign with. Two while one replaces the other. */
  sealedSecrets: readonly Buffer[];
}

export interface WebhookLetter {
  /** The same at each try, so that the receiver can drop a repeated one. */
  id: string;
  /** JSON. */
  body: string;
}

/** `gone`: the receiver answered 410 and wants no more events. */
export type WebhookResult = DeliveryResult | { kind: 'gone' };

export interface Webhooks extends Pick<Channel, 'maxSendSeconds'> {
  /** A new secret, to be shown once and to be stored; undefined without a key to seal it with. */
  createSecret: (endpointId: string) => { shown: string; sealed: Buffer } | undefined;
  /** Why the worker would never send anything to this URL. */
  findProblem: (url: string) => string | undefined;
  send: (target: WebhookTarget, letter: WebhookLetter) => Promise<WebhookResult>;
}
