import type { WebhookTarget } from '../../adapters/webhook/webhook.ts';
import type { WebhookEndpoint } from './webhook-repository.ts';

export function toTarget({ id, url, secret_sealed, previous_secret_sealed }: WebhookEndpoint): WebhookTarget {
  return {
    id,
    url,
    sealedSecrets: [secret_sealed, previous_secret_sealed].filter((sealed) => sealed !== null),
  };
}
