import type { Fault } from '../fault.ts';
import { NotInjected } from '../scene.ts';
import { settle } from '../settle.ts';
import { bookByEmailFirst, bringForward, strikeClock, withCalendar } from '../strikes/company-calendar.ts';
import { failing } from '../strikes/peer.ts';

/** Where visitors who book by email have their mailboxes. */
const domain = 'company.example';

/** The mail server refuses for good what a visitor who booked by email has to get. */
export const emailMails: readonly Fault[] = [
  {
    name: 'the mail server refuses an invitation for good',
    area: 'email',
    isSimulated: true,
    inject: withCalendar(
      failing('mailbox', { kind: 'reject', at: 'rcpt_to', code: 550, domain }, bookByEmailFirst),
    ),
    expects: { deadLetters: ['booking-mail'] },
  },
  {
    name: 'the mail server refuses a reminder for good',
    area: 'email',
    isSimulated: true,
    inject: withCalendar(async (scene) => {
      const record = await bookByEmailFirst(scene);
      await settle(scene.world, scene);
      // Not where another fault has left its meeting.
      await bringForward(scene, record, 19);
      const { admin } = scene.world.peers.mailbox;
      const before = await admin.countStruck();
      await admin.script({ kind: 'reject', at: 'rcpt_to', code: 550, domain, times: 'always' });
      for (let minute = 0; minute < 3; minute += 1) {
        await strikeClock(scene, 'booking-reminder');
        await settle(scene.world, scene);
      }
      const tries = (await admin.countStruck()) - before;
      if (tries === 0) throw new NotInjected('no reminder was sent');
      scene.prove(`it was refused ${tries} times in three minutes`);
      if (tries > 1)
        scene.violations.push({
          kind: 'doubled',
          what: `the reminder of ${record.id} was tried ${tries} times`,
        });
      await scene.until('the company knows that the visitor got no mail', async () => {
        const { messages } = await scene.world.peers.telegram.admin.readState();
        return messages.some(
          ({ text }) => text.includes(record.id ?? '') && text.includes('could not be reached by email'),
        );
      });
    }),
  },
];
