import * as fc from 'fast-check';
import type { Mishap } from '../engine/instance.ts';
import { describeFates } from '../peers/describe-fates.ts';
import type { Fate } from '../peers/fate.ts';
import { chatFates, mailFates } from '../peers/fates.ts';
import type { ApiName, ProcessName } from '../world.ts';
import type { StepKind } from './step-kind.ts';
import { api, worker } from './values.ts';

const process = fc.oneof({ weight: 3, arbitrary: api }, { weight: 2, arbitrary: worker });

const mishap = fc.record({
  process,
  callsLeft: fc.integer({ min: 1, max: 14 }),
  moment: fc.constantFrom<Mishap['moment']>('before', 'after'),
});

interface Planned {
  process: ProcessName;
  callsLeft: number;
  moment: Mishap['moment'];
}

const describePlan = ({ callsLeft, moment }: Planned) =>
  `${moment === 'before' ? 'before' : 'in the answer to'} its database call ${callsLeft} from now`;

const killLater: StepKind<Planned> = {
  weight: 4,
  values: mishap,
  begin: async ({ world }, plan) => {
    const { instance } = await world.getProcess(plan.process);
    instance.mishap = { ...plan, happen: () => world.kill(plan.process) };
    return `${plan.process} will be killed ${describePlan(plan)}`;
  },
};

const cutLater: StepKind<Planned> = {
  weight: 3,
  values: mishap,
  begin: async ({ world }, plan) => {
    const { instance } = await world.getProcess(plan.process);
    instance.mishap = { ...plan, happen: () => world.cut(plan.process) };
    return `the database connections of ${plan.process} will be cut ${describePlan(plan)}`;
  },
};

const kill: StepKind<{ process: ProcessName }> = {
  weight: 2,
  values: fc.record({ process }),
  begin: async ({ world }, { process: name }) => {
    await world.kill(name);
    return `${name} is killed and started anew`;
  },
};

const cut: StepKind<{ process: ProcessName }> = {
  weight: 2,
  values: fc.record({ process }),
  begin: async ({ world }, { process: name }) => {
    await world.cut(name);
    return `the database ends its connections with ${name}`;
  },
};

const skew: StepKind<{ api: ApiName; minutes: number }> = {
  weight: 4,
  values: fc.record({ api, minutes: fc.constantFrom(5, -5, 15) }),
  begin: async ({ world }, { api: name, minutes }) => {
    const { instance } = await world.getApi(name);
    instance.skewMs = minutes * 60_000;
    return `the clock of ${name} goes ${Math.abs(minutes)} minutes ${minutes < 0 ? 'behind' : 'ahead'}`;
  },
};

const troubleChat: StepKind<{ chat: 'telegram' | 'slack'; fates: Fate[] }> = {
  weight: 3,
  values: fc.record({ chat: fc.constantFrom<'telegram' | 'slack'>('telegram', 'slack'), fates: chatFates }),
  begin: ({ world }, { chat, fates }) => {
    world[chat].fates.add(fates);
    return `trouble is ahead${describeFates(chat, fates)}`;
  },
};

const troubleMail: StepKind<{ fates: Fate[] }> = {
  weight: 2,
  values: fc.record({ fates: mailFates }),
  begin: ({ world }, { fates }) => {
    world.mailbox.fates.add(fates);
    return `trouble is ahead${describeFates('mail', fates)}`;
  },
};

export const faultSteps = { killLater, cutLater, kill, cut, skew, troubleChat, troubleMail };
