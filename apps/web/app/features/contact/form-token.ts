/** The backend takes a form for a robot's when it comes back sooner. */
const youngestMs = 2_100;

interface FormState {
  token?: string;
  usableAt: number;
  isAsked: boolean;
  hasFailed: boolean;
}

const newForm = (): FormState => ({ usableAt: 0, isAsked: false, hasFailed: false });

/** Holds the signed time at which the visitor turned to the form. */
export function createFormToken(findToken: () => Promise<string | undefined>) {
  let form = newForm();

  async function ask(isTextOlder: boolean): Promise<void> {
    const own = form;
    if (own.isAsked) return;
    own.isAsked = true;
    const token = await findToken();
    own.token = token;
    own.isAsked = token !== undefined;
    own.usableAt = Date.now() + (isTextOlder || own.hasFailed ? youngestMs : 0);
    own.hasFailed ||= token === undefined;
  }

  return {
    /** The visitor begins to type now. A token that did not come is asked for again at the next field. */
    begin: () => void ask(false),
    /** The text was there before the token: typed before the page listened, or in an earlier visit. */
    resume: () => void ask(true),
    /**
     * Nothing is asked or waited for at the moment of sending: a token of this moment would make a person look like a
     * robot, and the backend takes an inquiry without one.
     */
    find: (): string | undefined => (Date.now() >= form.usableAt ? form.token : undefined),
    /** The next form is another one. */
    forget() {
      form = newForm();
    },
  };
}
