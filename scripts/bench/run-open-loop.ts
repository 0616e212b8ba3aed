import { createInquiryRequests } from './inquiry-transaction.ts';
import { type OpenLoop, OpenLoopClient } from './open-loop.ts';

export interface InquiryLoad extends Omit<OpenLoop, 'createRequest'> {
  /** The number of the first inquiry; each has one of its own. */
  firstNumber: number;
  key: string;
  formToken: string;
}

// Runs in a process of its own, so that sending does not wait for what else a benchmark does.
const { firstNumber, key, formToken, ...load }: InquiryLoad = JSON.parse(process.argv[2] ?? '');
const toRequest = createInquiryRequests(key, formToken);
let number = firstNumber;
const client = new OpenLoopClient({
  ...load,
  createRequest: () => toRequest(number++),
});
await client.connect();
await client.sendAll();
console.log('sent');
console.log(JSON.stringify(await client.collectAnswers()));
