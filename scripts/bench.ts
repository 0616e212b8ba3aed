const names = ['api', 'race', 'swap', 'overload'];
const [name = ''] = process.argv.splice(2, 1);
if (!names.includes(name)) {
  console.error(`usage: pnpm bench ${names.join('|')}`);
  process.exit(2);
}
await import(`./bench-${name}.ts`);
