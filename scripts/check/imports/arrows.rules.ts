/**
 * The import rules of docs/architecture.md: which folder may import which. Paths are prefixes from the root. `$1` is
 * the first group of `from`, so that a feature means its own folder. Tests are bound only by rules that say so.
 * `arrows.ts` passes the rules to dependency-cruiser.
 */
export type ArrowRule = {
  from: RegExp;
  /** The only files of this repository that may be imported. */
  allows?: readonly string[];
  /** Files of this repository whose types may be imported. */
  allowsTypes?: readonly string[];
  forbids?: readonly string[];
  /** npm packages and Node modules that may be imported; defaults to all. */
  allowsPackages?: readonly string[];
  forbidsPackages?: readonly string[];
  bindsTests?: true;
  /** Where the code belongs instead. */
  message: string;
};

const web = 'apps/web/app';
const content = 'apps/web/content/';
const api = 'apps/api/src';
const contract = 'packages/contract/src/';
const apiLeaves = [
  ...[`${api}/api-error.ts`, `${api}/config.ts`, `${api}/request-trace.ts`],
  ...[`${api}/process/`, contract],
];

const borders: readonly ArrowRule[] = [
  {
    from: /^apps\/web\//,
    forbids: ['apps/api/'],
    bindsTests: true,
    message: 'web and API meet only in packages/contract: move what both need there',
  },
  {
    from: /^apps\/api\//,
    forbids: ['apps/web/'],
    bindsTests: true,
    message: 'web and API meet only in packages/contract: move what both need there',
  },
  {
    from: /^apps\//,
    forbids: ['packages/standins/', 'e2e/', 'resilience/', 'scripts/'],
    message: 'only tests and scripts know the stand-ins: reach the peer through an adapter and its address',
  },
  {
    from: /^packages\/standins\//,
    allows: ['packages/standins/', contract],
    message: 'stand-ins imitate the outside world and know only the contract: move shared code there',
  },
  {
    from: /^packages\/contract\//,
    allows: [contract, 'packages/contract/messages/'],
    allowsPackages: ['zod'],
    message:
      'the contract imports only the schema library and its texts: work belongs in the app that does it',
  },
  {
    from: /^resilience\/(?:world|faults)\//,
    allows: [
      ...['resilience/world/', 'resilience/faults/', 'resilience/invariants/'],
      ...['packages/standins/', contract, 'scripts/process/'],
    ],
    bindsTests: true,
    message:
      'the fault suite knows the product by its processes, its database and its peers: use no code of it',
  },
  {
    from: /^resilience\/simulation\//,
    allows: [
      ...['resilience/simulation/', 'resilience/invariants/', 'scripts/process/show-help.ts'],
      ...['apps/api/src/', 'packages/standins/', contract],
    ],
    bindsTests: true,
    message:
      'the simulation runs the API in itself and shares only the invariants with the fault suite: keep them apart',
  },
  {
    from: /^resilience\/invariants\//,
    allows: ['resilience/invariants/'],
    bindsTests: true,
    message:
      'an invariant is judged by its evidence alone: read the world in the fault suite or the simulation',
  },
];

const webArrows: readonly ArrowRule[] = [
  {
    from: /^apps\/web\/app\/ui\//,
    allows: [`${web}/ui/`],
    forbidsPackages: ['react-router', 'icu-minify'],
    message: 'the kit knows nothing of ours, no router and no language: pass text and callbacks in as props',
  },
  {
    from: /^apps\/web\/app\/illustrations\//,
    allows: [`${web}/illustrations/`, 'packages/contract/src/language/escape-html'],
    message: 'a drawing imports nothing of ours but what makes text safe: pass what it needs in as props',
  },
  {
    from: /^apps\/web\/app\/exhibits\//,
    allows: [`${web}/exhibits/`, 'apps/web/messages/en/exhibits.json'],
    forbidsPackages: ['react-dom', 'react-router', 'icu-minify', 'zod'],
    message:
      'an exhibit is a small script of its own: its texts come from the page, its colors from the tokens',
  },
  {
    from: /^apps\/web\/app\/blueprint\//,
    allows: [
      ...[`${web}/blueprint/`, `${web}/exhibits/stage/create-element.ts`, `${web}/styles/`],
      'apps/web/messages/en/blueprint.json',
    ],
    forbidsPackages: ['react', 'react-dom', 'react-router', 'icu-minify', 'zod'],
    message: 'the drawing of a page is a small script of its own: it reads what the page has become',
  },
  {
    from: /^apps\/web\/app\/sections\//,
    allows: [`${web}/sections/`, `${web}/ui/`, `${web}/illustrations/`, `${web}/exhibits/exhibit-box.tsx`],
    allowsTypes: [content, contract, `${web}/exhibits/exhibit-strings.ts`],
    message: 'a section is made of the kit and gets its data as props: load it in page-data or a feature',
  },
  {
    from: /^apps\/web\/app\/features\/([^/]+)\//,
    allows: [
      `${web}/features/$1/`,
      ...[`${web}/sections/`, `${web}/ui/`, `${web}/illustrations/`, `${web}/i18n/`, `${web}/lib/`],
      ...[content, contract],
    ],
    message:
      'a feature imports no route and no other feature: join them in a route, or move the shared part to lib',
  },
  {
    from: /^apps\/web\/app\/page-data\//,
    // A page at rest shows the end of the run that its exhibit plays.
    allows: [`${web}/page-data/`, `${web}/i18n/`, `${web}/lib/`, `${web}/exhibits/`, content, contract],
    allowsTypes: [`${web}/sections/`],
    message:
      'page data joins content and texts at build time: markup belongs in a section, behavior in a feature',
  },
  {
    from: /^apps\/web\/app\/islands\//,
    allows: [
      ...[`${web}/islands/`, `${web}/features/`, `${web}/sections/`, `${web}/illustrations/`],
      ...[`${web}/i18n/`, contract],
    ],
    forbidsPackages: ['react-router'],
    message: 'an island is a feature that React takes over: what it does belongs in the feature',
  },
  {
    from: /^apps\/web\/app\/routes\//,
    forbids: [`${web}/routes/`, `${web}/root.tsx`, `${web}/enhance/`],
    message: 'a route imports no other route: what two pages share is a section, a feature or a file of lib',
  },
  {
    from: /^apps\/web\/app\/i18n\//,
    allows: [`${web}/i18n/`, 'apps/web/messages/', content, contract],
    message: 'i18n stands below the features: it knows messages, content and contract alone',
  },
  {
    from: /^apps\/web\/app\/lib\//,
    allows: [`${web}/lib/`, `${web}/i18n/`, content, contract],
    allowsTypes: [`${web}/sections/`],
    message: 'lib stands below the features: texts are loaded in i18n, what knows a feature belongs into it',
  },
  {
    from: /^apps\/web\/app\/enhance\//,
    allows: [`${web}/enhance/`, `${web}/i18n/`, `${web}/lib/`, contract],
    forbidsPackages: ['react', 'react-dom', 'react-router', 'zod'],
    message: 'the script of content pages carries no framework: stateful parts belong into a feature',
  },
  {
    from: /^apps\/web\/content\//,
    allows: [content, contract],
    forbidsPackages: ['react', 'react-router'],
    message: 'content is facts without language and code: move behavior to app/lib or a feature',
  },
];

const apiArrows: readonly ArrowRule[] = [
  {
    from: /^apps\/api\/src\/features\/([^/]+)\//,
    allows: [
      `${api}/features/$1/`,
      `${api}/delivery/`,
      `${api}/forms/`,
      `${api}/db/`,
      `${api}/queue/`,
      ...apiLeaves,
    ],
    allowsTypes: [
      `${api}/adapters/`,
      `${api}/plugins/`,
      `${api}/context.ts`,
      `${api}/limits/`,
      'apps/api/messages/',
    ],
    message:
      'a feature imports no other feature and gets its adapters as ports: take the port as an argument, join parts in context.ts or app.ts',
  },
  {
    from: /^apps\/api\/src\/features\/.*[/-]routes\.ts$/,
    forbids: [`${api}/db/`, `${api}/queue/`, `${api}/adapters/`],
    message: 'routes call the service alone: rows belong in the repository, jobs in the service',
  },
  {
    from: /^apps\/api\/src\/features\/.*[/-]repository\.ts$/,
    forbids: [`${api}/queue/`, `${api}/adapters/`, `${api}/plugins/`],
    message: 'a repository knows rows alone: what leaves the process belongs in the service or a job',
  },
  {
    // A passkey is its own proof.
    from: /^apps\/api\/src\/features\/desk\/(?!access\/(?:desk-session|passkeys)\.ts$)/,
    forbids: [`${api}/db/transaction.ts`],
    message: 'a change at the desk holds the session of whoever makes it: use `change` of desk-session.ts',
  },
  {
    from: /^apps\/api\/src\/adapters\//,
    allows: [`${api}/adapters/`, ...apiLeaves],
    message: 'an adapter knows the outside world alone: decisions belong in the service of a feature',
  },
  {
    from: /^apps\/api\/src\/db\//,
    allows: [`${api}/db/`, ...apiLeaves],
    message: 'db knows no feature: queries of a feature belong in its repository',
  },
  {
    from: /^apps\/api\/src\/delivery\//,
    allows: [`${api}/delivery/`, `${api}/db/`, `${api}/queue/`, ...apiLeaves],
    allowsTypes: [`${api}/adapters/`, 'apps/api/messages/'],
    message: 'delivery sends what it is given: what a message says belongs in its feature',
  },
  {
    from: /^apps\/api\/src\/queue\//,
    allows: [`${api}/queue/`, `${api}/db/`, ...apiLeaves],
    message: 'the queue knows no feature: handlers belong in its jobs, worker.ts joins them',
  },
  {
    from: /^apps\/api\/src\/plugins\//,
    allows: [`${api}/plugins/`, `${api}/db/`, ...apiLeaves],
    allowsTypes: [`${api}/context.ts`, `${api}/limits/`, `${api}/queue/`],
    message: 'a plugin is HTTP that concerns all features: what concerns one belongs in its routes',
  },
  {
    from: /^apps\/api\/src\/(?:process\/logger|api-error|config|request-trace)\.ts$/,
    allows: apiLeaves,
    message: 'everyone may import this file, so it imports no part: join parts in context.ts or app.ts',
  },
];

/** The folders of booking, each with those that it may import. `docs/booking.md` lists them. */
const bookingRooms: Record<string, readonly string[]> = {
  core: [],
  availability: ['core'],
  calendar: ['core'],
  messages: ['core', 'calendar'],
  'google-way': ['core', 'messages'],
  'email-way': ['core', 'calendar'],
  manage: ['core', 'email-way'],
};

const bookingArrows: readonly ArrowRule[] = Object.entries(bookingRooms).map(([room, below]) => ({
  from: new RegExp(`^${api}/features/booking/${room}/`),
  forbids: [
    `${api}/features/booking/booking-`,
    ...Object.keys(bookingRooms)
      .filter((other) => other !== room && !below.includes(other))
      .map((other) => `${api}/features/booking/${other}/`),
  ],
  message: `in booking, ${room} stands on ${below.join(', ') || 'nothing'}: what two ways need belongs in core`,
}));

export const arrowRules: readonly ArrowRule[] = [...borders, ...webArrows, ...apiArrows, ...bookingArrows];
