import type { Fault } from '../fault.ts';
import type { Scene, Traffic } from '../scene.ts';
import type { StepName } from '../steps.ts';
import { terminateBackend } from './backend.ts';

type Moment = 'before' | 'after';

/** Kills the process that reaches a step. */
export function killAt(step: StepName, at: Moment, traffic?: Traffic): Fault['inject'] {
  return async (scene) => {
    const rule = scene.hold(step, at);
    scene.send(traffic);
    await scene.kill(await scene.catch(rule));
    rule.release();
    await scene.endAttempts();
  };
}

/** Cuts the connection of the process that reaches a step; `after`: the server has executed the request. */
export function cutAt(step: StepName, at: Moment, sendVisitors: (scene: Scene) => Promise<void> | void) {
  return async (scene: Scene) => {
    const rule = scene.hold(step, at, 'cut');
    await sendVisitors(scene);
    const { name } = await scene.catch(rule);
    scene.prove(`a connection of ${name} was cut ${at} ${step}`);
  };
}

/** Terminates the backend of a transaction between two of its statements. */
export function terminateAt(step: StepName, sendVisitors: (scene: Scene) => Promise<void> | void) {
  return async (scene: Scene) => {
    const rule = scene.hold(step, 'before');
    await sendVisitors(scene);
    await scene.catch(rule);
    const { upstreamPort } = await rule.hit;
    await terminateBackend(scene, 'client_port', upstreamPort);
    rule.release();
  };
}
