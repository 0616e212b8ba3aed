import { describeStandins, type StandinAddresses } from '@tt/standins/describe-standins';
import { type Standins, startStandins } from '@tt/standins/start-standins';
import { Gate } from './gate.ts';

const gatedPeers = ['google', 'telegram', 'slack', 'mailbox'] as const;

export type GatedPeer = (typeof gatedPeers)[number];

/** The outside world: the stand-ins, each but DNS behind a gate of its own. */
export interface Peers extends Omit<Standins, 'dns'> {
  dns: NonNullable<Standins['dns']>;
  gates: Record<GatedPeer, Gate>;
  /** What the API and the worker are told: the addresses of the gates. */
  addresses: StandinAddresses;
}

export async function startPeers(): Promise<Peers> {
  const standins = await startStandins({ dns: 'required' });
  const { dns } = standins;
  if (!dns) throw new Error('DNS did not start');
  const gates = {
    google: await Gate.start({ upstreamPort: standins.google.port }),
    telegram: await Gate.start({ upstreamPort: standins.telegram.port }),
    slack: await Gate.start({ upstreamPort: standins.slack.port }),
    mailbox: await Gate.start({ upstreamPort: standins.mailbox.smtpPort }),
  };
  const ports = {
    [standins.google.port]: gates.google.port,
    [standins.telegram.port]: gates.telegram.port,
    [standins.slack.port]: gates.slack.port,
    [standins.mailbox.smtpPort]: gates.mailbox.port,
  };
  return {
    ...standins,
    dns,
    gates,
    addresses: replacePorts(describeStandins(standins), ports),
    stop: async () => {
      await Promise.all(Object.values(gates).map((gate) => gate.stop()));
      await standins.stop();
    },
  };
}

function replacePorts(addresses: StandinAddresses, ports: Record<number, number>): StandinAddresses {
  const text = JSON.stringify(addresses).replaceAll(/(?<=127\.0\.0\.1:)\d+/g, (port) =>
    String(ports[Number(port)] ?? port),
  );
  return JSON.parse(text);
}
