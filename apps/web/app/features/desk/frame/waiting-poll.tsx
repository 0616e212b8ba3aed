import { useEffect } from 'react';
import * as z from 'zod/mini';
import { useAnswer } from './use-answer.ts';
import { waiting } from './waiting.ts';

const answerSchema = z.object({ waiting: z.number() });

/** Updates the number in the bar on screens that don't load the inbox themselves. */
export function WaitingPoll() {
  const { data } = useAnswer('entries?show=waiting', answerSchema, { isPolled: true });
  useEffect(() => {
    if (data) waiting.set(data.waiting);
  }, [data]);
  return null;
}
