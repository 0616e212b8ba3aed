import type { Channel, DeliveryResult } from '../channel.ts';

export interface Chat extends Channel {
  /** The longest text that the chat accepts, as counted by `lengthOf`. */
  maxLength: number;
  lengthOf: (text: string) => number;
  send: (text: string) => Promise<DeliveryResult>;
}
