/** The backend takes a form for a robot's when it comes back sooner. */
const youngestMs = 2_100;

/** Holds the signed time at which the visitor turned to the form. */
export function createFormToken(findToken: () => Promise<string | undefined>) {
  let asked: Promise<string | undefined> | undefined;
  let readyAt = 0;

  function ask(earliestMs: number): Promise<string | undefined> {
    asked ??= findToken().then((token) => {
      if (token) readyAt = Date.now() + earliestMs;
      else asked = undefined;
      return token;
    });
    return asked;
  }

  return {
    /** The visitor begins to type now. */
    begin: () => void ask(0),
    /** The text was there before the token: typed before the page listened, or in an earlier visit. */
    resume: () => void ask(youngestMs),
    async find(): Promise<string | undefined> {
      const token = await ask(youngestMs);
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, readyAt - Date.now())));
      return token;
    },
    /** The next form is another one. */
    forget() {
      asked = undefined;
    },
  };
}
