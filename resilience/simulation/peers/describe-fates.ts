import type { Fate } from './fate.ts';

/** Describes fates in words, for a readable script. */
export function describeFates(peer: string, fates: readonly Fate[]): string {
  if (fates.length === 0) return '';
  return ` [${peer}: ${fates.map((fate, place) => `call ${place + 1} ${describeFate(fate)}`).join('; ')}]`;
}

function describeFate({ effectAfterMs, answer, answerAfterMs }: Fate): string {
  return `${describeEffect(effectAfterMs)} and ${describeAnswer(answer)}${describeDelay(answerAfterMs)}`;
}

function describeEffect(effectAfterMs: number | undefined): string {
  if (effectAfterMs === undefined) return 'has no effect';
  return effectAfterMs === 0 ? 'takes effect' : `takes effect ${effectAfterMs / 1000} s later`;
}

function describeAnswer(answer: Fate['answer']): string {
  if (answer === 'own') return 'is answered';
  if (answer === 'none') return 'is never answered';
  if (answer === 'reset') return 'loses its connection';
  return answer === 'malformed'
    ? 'is answered with rubbish'
    : `is answered ${answer.status} ${answer.reason}`;
}

function describeDelay(delayMs: number | undefined): string {
  return delayMs ? ` after ${delayMs / 1000} s` : '';
}
