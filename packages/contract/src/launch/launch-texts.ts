import en from '../../messages/en/launch.json' with { type: 'json' };
import es from '../../messages/es/launch.json' with { type: 'json' };
import pl from '../../messages/pl/launch.json' with { type: 'json' };
import ru from '../../messages/ru/launch.json' with { type: 'json' };
import ua from '../../messages/ua/launch.json' with { type: 'json' };
import type { LanguageCode } from '../language/language.ts';

/** What the launch list says, at the desk and to operators. */
export const launchTexts = { en, es, pl, ru, ua } satisfies Record<LanguageCode, Record<string, string>>;
