import { parseArgs } from 'node:util';
import { describeStandins } from './describe-standins.ts';
import { startStandins } from './start-standins.ts';

const { values } = parseArgs({
  options: {
    google: { type: 'string' },
    telegram: { type: 'string' },
    slack: { type: 'string' },
    receiver: { type: 'string' },
    mailbox: { type: 'string' },
    smtp: { type: 'string' },
    dns: { type: 'string' },
    'dns-admin': { type: 'string' },
    help: { type: 'boolean', default: false },
    'require-dns': { type: 'boolean', default: false },
  },
});

if (values.help) {
  console.log(`usage: node packages/standins/src/run.ts [--require-dns] [--NAME PORT]...
  Starts the stand-ins, prints their URLs as a line of JSON, and runs until Ctrl-C.
  --NAME  the port of google, telegram, slack, receiver, mailbox, smtp, dns or dns-admin; by default a free one`);
  process.exit(0);
}

const standins = await startStandins({
  dns: values['require-dns'] ? 'required' : 'if_installed',
  ports: {
    google: toPort(values.google),
    telegram: toPort(values.telegram),
    slack: toPort(values.slack),
    receiver: toPort(values.receiver),
    mailbox: toPort(values.mailbox),
    smtp: toPort(values.smtp),
    dns: toPort(values.dns),
    dnsAdmin: toPort(values['dns-admin']),
  },
});
console.log(JSON.stringify(describeStandins(standins)));

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => standins.stop());

function toPort(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new RangeError(`not a port: ${text}`);
  return port;
}
