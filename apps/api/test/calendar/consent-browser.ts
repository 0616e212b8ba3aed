import type { Terminal } from '../../src/ops/terminal.ts';

export interface ConsentBrowser {
  terminal: Terminal;
  /** What the command has printed. */
  printed: () => string;
  /** The address of the consent page that the command printed. */
  findConsentUrl: () => Promise<URL>;
  /** Types a line into the terminal. */
  type: (line: string) => void;
}

/** The operator's terminal, and the operator in front of it. */
export function startConsentBrowser(): ConsentBrowser {
  let text = '';
  const shown = Promise.withResolvers<URL>();
  const typed: string[] = [];
  let waiting: ((line: string) => void) | undefined;
  return {
    terminal: {
      write: (part) => {
        text += part;
        const address = text.match(/^http\S+$/m)?.[0];
        if (address) shown.resolve(new URL(address));
      },
      readLine: (signal) =>
        new Promise((resolve, reject) => {
          const line = typed.shift();
          if (line !== undefined) return resolve(line);
          waiting = resolve;
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    },
    printed: () => text,
    findConsentUrl: () => shown.promise,
    type: (line) => {
      if (waiting) waiting(line);
      else typed.push(line);
      waiting = undefined;
    },
  };
}

/** Answers the consent page, and returns the address to which Google sends the browser. */
export async function answerConsent(url: URL, decision: 'allow' | 'deny' = 'allow'): Promise<string> {
  const page = await fetch(url);
  if (page.status !== 200) throw new Error(`The consent page answered ${page.status}`);
  const body = new URLSearchParams([...url.searchParams, ['decision', decision]]);
  const answer = await fetch(`${url.origin}${url.pathname}/decision`, {
    method: 'POST',
    body,
    redirect: 'manual',
  });
  return answer.headers.get('location') ?? '';
}
