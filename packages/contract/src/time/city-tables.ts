import type { LanguageCode } from '../language/language.ts';
import en from './cities/en.json' with { type: 'json' };
import es from './cities/es.json' with { type: 'json' };
import pl from './cities/pl.json' with { type: 'json' };
import ru from './cities/ru.json' with { type: 'json' };
import ua from './cities/ua.json' with { type: 'json' };
import type { CityNames } from './city-name.ts';

/** For servers and builds. In the browser, the page loads the table of its language alone, and only if it needs one. */
export const cityTables: Readonly<Record<LanguageCode, CityNames>> = { en, ua, pl, ru, es };
