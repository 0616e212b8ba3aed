import { backendPaths } from '../contact/backend-paths.ts';
import type { Visitor } from '../contact/create-visitor.ts';
import type { Endpoints } from '../contact/load-endpoints.ts';
import { postForm } from '../contact/post-form.ts';

/** The field that only robots fill in, so that the form holds the inquiry back. */
export const robotField = { fax_number: '555' };

/** Sends what a visitor writes by the API of the form; returns the ID of the inquiry. */
export async function sendInquiry(
  { site }: Endpoints,
  visitor: Visitor,
  changes: Record<string, string> = {},
): Promise<string> {
  const body = { ...visitor.values, language: 'en', ...changes };
  const response = await postForm(site + backendPaths.inquiry, body, visitor.network);
  const answer = (await response.json()) as { id?: string };
  if (!answer.id) throw new Error(`Not sent: ${response.status} ${JSON.stringify(answer)}`);
  return answer.id;
}
