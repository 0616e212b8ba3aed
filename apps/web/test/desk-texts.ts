import { launchTexts } from '@tt/contract/launch/launch-texts';
import english from '../messages/en/desk.json' with { type: 'json' };
import { createDeskTranslator } from '../app/features/desk/frame/desk-texts.ts';
import { compileTexts } from '../build-steps/desk-texts-plugin.ts';

/** The desk's texts in English, as the browser has them. */
export const englishTexts = createDeskTranslator('en', {
  texts: { desk: compileTexts(english), launch: compileTexts(launchTexts.en) },
  topics: {},
});
