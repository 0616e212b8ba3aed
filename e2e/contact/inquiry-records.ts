import type { InquiryFields } from '@tt/contract/inquiry/inquiry';
import pg from 'pg';
import type { Endpoints } from './load-endpoints.ts';

export interface InquiryRow extends InquiryFields {
  id: string;
  email_domain_verdict: 'valid' | 'unknown';
  spam_score: number;
  flagged: boolean;
}

export type InquiryRecords = ReturnType<typeof createInquiryRecords>;

/** What the company has of an inquiry: the rows in its database and the messages in its chats. */
export function createInquiryRecords({ databaseUrl, standins }: Endpoints) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  const scripted: string[] = [];

  async function heal(): Promise<void> {
    for (const name of scripted.splice(0)) await pool.query(`drop function ${name} cascade`);
  }

  async function listMessages(text: string): Promise<{ telegram: string[]; slack: string[] }> {
    const [telegram, slack] = await Promise.all([
      listTexts(standins.telegram.url, text),
      listTexts(standins.slack.url, text),
    ]);
    return { telegram, slack };
  }

  return {
    heal,
    async listRows(email: string): Promise<InquiryRow[]> {
      const { rows } = await pool.query<InquiryRow>(
        'select * from client_request where email = $1 order by created_at',
        [email],
      );
      return rows;
    },
    listMessages,
    /** The messages with this text, in Telegram and in Slack. */
    async countMessages(text: string): Promise<{ telegram: number; slack: number }> {
      const { telegram, slack } = await listMessages(text);
      return { telegram: telegram.length, slack: slack.length };
    },
    /** Runs the daily digest now. */
    async runDigest(): Promise<void> {
      await pool.query("insert into job_outbox (queue, data) values ('inquiry-digest', '{}')");
    },
    /** Makes the database refuse rows of this address until told otherwise. */
    async refuseRows(email: string, sqlState: string): Promise<void> {
      const name = `refuse_${Buffer.from(email).toString('hex')}`;
      await pool.query(
        `create function ${name}() returns trigger language plpgsql as
         $$ begin raise exception 'refused by a test' using errcode = '${sqlState}'; end $$`,
      );
      scripted.push(name);
      await pool.query(
        `create trigger ${name} before insert on client_request for each row
         when (new.email = '${email}') execute function ${name}()`,
      );
    },
    async end(): Promise<void> {
      await heal();
      await pool.end();
    },
  };
}

async function listTexts(standinUrl: string, text: string): Promise<string[]> {
  const response = await fetch(`${standinUrl}/__admin/state`);
  const { messages } = (await response.json()) as { messages: { text: string }[] };
  return messages.map((message) => message.text).filter((message) => message.includes(text));
}
