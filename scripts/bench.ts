import { showHelp } from './process/show-help.ts';

showHelp(`
usage: pnpm bench api|race|swap|overload
  api       inquiry throughput compared with the bare database transaction
  race      bookings of one slot [--requests N] [--connections N]
  swap      visitors who book, move and cancel at once [--clients N] [--seconds N]
  overload  more than one process sustains [--times N] [--seconds N] [--processes N] [--connections N]`);

const names = ['api', 'race', 'swap', 'overload'];
const [name = ''] = process.argv.splice(2, 1);
if (!names.includes(name)) {
  console.error(`usage: pnpm bench ${names.join('|')}`);
  process.exit(2);
}
await import(`./bench-${name}.ts`);
