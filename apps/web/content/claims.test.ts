import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LanguageCode, languageCodes } from '@tt/contract/language';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

/** Words by which a page would name an award, a certificate, a testimonial, a client or a member of the team. */
const claims: Record<LanguageCode, RegExp> = {
  en: /award|\bprizes?\b|testimonial|certifi|accredit|trusted by|clients include|founder|our team of|years of experience|\d\+? (?:\w+ )?(?:clients|projects|customers|companies|experts|engineers)/i,
  ua: /нагород|відзнак|премі[яїюй]|сертифік|акредит|нам довіряють|серед наших клієнтів|відгук|засновни|генеральн\S* директор|команд\S* з \d|рок\S* досвіду|\d\+? (?:\S+ )?(?:клієнт|про[єе]кт|компані|фахівц|інженер)/i,
  pl: /nagród|nagrod(?!z)|wyróżnien|certyfik|akredyt|zaufali nam|wśród naszych klientów|referencj|opini[ea] klient|założyciel|prezes|dyrektor generaln|lat doświadczenia|\d\+? (?:\S+ )?(?:klient|projekt|firm|specjalist|inżynier)/i,
  ru: /наград|преми[яюией]|сертифи|аккредит|нам доверяют|среди наших клиентов|отзыв(?!ал)|основател|генеральн\S* директор|команд\S* из \d|лет опыта|\d\+? (?:\S+ )?(?:клиент|проект|компани|специалист|инженер)/i,
  es: /\bpremio|galard|testimonio|certific|acredit|confían en nosotros|entre nuestros clientes|reseñ|fundador|director general|años de experiencia|\d\+? (?:\S+ )?(?:clientes|proyectos|empresas|expertos|ingenieros)/i,
};

/** The same in any language: titles, legal forms of companies, and a name below a quotation. */
const names =
  /\b(?:CEO|CTO|COO|CFO|VP)\b|\b(?:Ltd|Inc|LLC|GmbH|Corp|PLC)\b|Sp\. z o\.o\.|(?:ТОВ|ООО) [«"]|[—–] ?\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u;

/** One sentence a language that no page may say. */
const forbidden: Record<LanguageCode, string> = {
  en: 'Trusted by 40 happy customers.',
  ua: 'Нам довіряють понад 40 клієнтів.',
  pl: 'Zaufali nam: 40 zadowolonych klientów.',
  ru: 'Среди наших клиентов есть крупные банки.',
  es: 'Nuestros premios y certificaciones.',
};

const percentage =
  /(\d+(?:[.,]\d+)?)[\s\u00a0\u202f]?(?:%|percent|per cent|відсот|процент|procent|por ciento)/gi;

const listTexts = (language: LanguageCode) =>
  globSync([`messages/${language}/*.json`, `content/articles/*/${language}.md`], { cwd: root }).map(
    (file) => ({
      file,
      text: readFileSync(join(root, file), 'utf8'),
    }),
  );

for (const language of languageCodes) {
  test(`[MISC-10] no text of ${language} names an award, a testimonial, a certificate, a person or a client`, () => {
    expect(listTexts(language).length).toBeGreaterThan(5);
    const found = listTexts(language).flatMap(({ file, text }) =>
      [claims[language].exec(text), names.exec(text)].flatMap((match) =>
        match ? [`${file}: ${match[0]}`] : [],
      ),
    );
    expect(found).toEqual([]);
    expect(forbidden[language]).toMatch(claims[language]);
  });

  test(`[MISC-10] the only percentages of ${language} are the two that the company has given`, () => {
    const found = listTexts(language).flatMap(({ text }) =>
      [...text.matchAll(percentage)].map(([, number]) => number),
    );
    expect(new Set(found)).toEqual(new Set(['15', '0']));
  });
}

test('a name below a quotation, a title and a legal form count as named people and clients', () => {
  for (const text of ['“Superb work.” — Ada Lovelace', 'Ada, CEO', 'Acme Ltd', 'ТОВ «Двигун»']) {
    expect(text).toMatch(names);
  }
});
