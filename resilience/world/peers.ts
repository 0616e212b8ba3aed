import { describeStandins, type StandinAddresses } from '@tt/standins/describe-standins';
import { type Standins, startStandins } from '@tt/standins/start-standins';
import { Gate } from './gate.ts';

export type GatedPeer = 'google' | 'telegram' | 'slack' | 'mailbox';

/** The outside world: the stand-ins, each but DNS behind a gate of its own. */
export interface Peers extends Omit<Standins, 'dns'> {
  dns: NonNullable<Standins['dns']>;
  gates: Record<GatedPeer, Gate>;
  /** The URLs for one process: ports of the gates that know it by its name. */
  openFor: (client: string) => Promise<StandinAddresses>;
}

export async function startPeers(): Promise<Peers> {
  const standins = await startStandins({ dns: 'required' });
  const { dns } = standins;
  if (!dns) throw new Error('DNS did not start');
  const upstreamPorts = {
    google: standins.google.port,
    telegram: standins.telegram.port,
    slack: standins.slack.port,
    mailbox: standins.mailbox.smtpPort,
  };
  const gates = {
    google: new Gate(upstreamPorts.google),
    telegram: new Gate(upstreamPorts.telegram),
    slack: new Gate(upstreamPorts.slack),
    mailbox: new Gate(upstreamPorts.mailbox),
  };
  const names = Object.keys(gates) as GatedPeer[];
  return {
    ...standins,
    dns,
    gates,
    openFor: async (client) => {
      const opened = names.map(async (name) => [upstreamPorts[name], await gates[name].open(client)]);
      return replacePorts(describeStandins(standins), Object.fromEntries(await Promise.all(opened)));
    },
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
