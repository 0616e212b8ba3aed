/** The backend flags a form that is sent sooner, because only a robot is that fast. */
const youngestMs = 2_100;

interface FormState {
  token?: string;
  usableAt: number;
  isAsked: boolean;
  hasFailed: boolean;
}

const newForm = (): FormState => ({ usableAt: 0, isAsked: false, hasFailed: false });

/** Holds the signed time at which the visitor started to fill in the form. */
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
    /** The visitor starts to type now. If a token could not be loaded, the next field requests it again. */
    begin: () => void ask(false),
    /** The text is older than the token: typed before the page listened, or in an earlier visit. */
    resume: () => void ask(true),
    /**
     * Sending neither requests nor awaits a token. A token that is only just issued would make a person look like a
     * robot, and the backend accepts an inquiry without one.
     */
    find: (): string | undefined => (Date.now() >= form.usableAt ? form.token : undefined),
    /** Starts over for the next form. */
    forget() {
      form = newForm();
    },
  };
}
