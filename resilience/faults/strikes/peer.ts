import { setTimeout as sleep } from 'node:timers/promises';
import type { Gate } from '../../world/gate.ts';
import type { GatedPeer } from '../../world/peers.ts';
import type { Scene } from '../scene.ts';

type Peers = Scene['world']['peers'];
export type PeerName = GatedPeer | 'dns';
export type PeerFault<Name extends PeerName> = Parameters<Peers[Name]['admin']['script']>[number];

const strikeTimeoutMs = 25_000;
/** How long a fault lasts that does not end by itself. */
const alwaysMs = 2_000;

/** Scripts a peer and sends visitors until it has failed as scripted. */
export function failing<Name extends PeerName>(
  peer: Name,
  fault: PeerFault<Name>,
  sendVisitors: (scene: Scene) => Promise<unknown> | unknown,
) {
  return async (scene: Scene) => {
    const { admin } = scene.world.peers[peer];
    const before = await admin.countStruck();
    await (admin.script as (fault: PeerFault<Name>) => Promise<void>)(fault);
    await sendVisitors(scene);
    await scene.until(
      `${peer} failed with ${(fault as { kind: string }).kind}`,
      async () => (await admin.countStruck()) > before,
      strikeTimeoutMs,
    );
    if (fault.times === 'always') await sleep(alwaysMs);
  };
}

/** Makes the network in front of a peer fail while visitors come. */
export function unreachable(
  peer: GatedPeer,
  how: (gate: Gate) => void,
  sendVisitors: (scene: Scene) => Promise<unknown> | unknown,
  lastsMs = 1_500,
) {
  return async (scene: Scene) => {
    const gate = scene.world.peers.gates[peer];
    how(gate);
    await sendVisitors(scene);
    await sleep(lastsMs);
    await scene.until(`the network to ${peer} failed`, () => gate.struck > 0, strikeTimeoutMs);
  };
}
