import type { Channel, DeliveryResult } from '../channel.ts';

export interface Chat extends Channel {
  /** The longest text that the chat takes, counted as `lengthOf` counts. */
  maxLength: number;
  lengthOf: (text: string) => number;
  send: (text: string) => Promise<DeliveryResult>;
}
