import { Parts } from '../parts.ts';

// Owns one part that would run forever, and prints its process ID.
const parts = new Parts(() => {});
const code = 'console.log("pid " + process.pid); setInterval(() => {}, 1000);';
console.log(
  await parts.startAndWaitForLine({ name: 'part', command: process.execPath, args: ['-e', code] }, /^pid /),
);
