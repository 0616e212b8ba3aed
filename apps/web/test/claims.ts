import type { LanguageCode } from '@tt/contract/language/language';

/** Words by which a page would name an award, a certificate, a testimonial, a client or a member of the team. */
export const claims: Partial<Record<LanguageCode, RegExp>> = {
  en: /award|\bprizes?\b|testimonial|certifi|accredit|trusted by|clients include|founder|our team of|years of experience|\d\+? (?:\w+ )?(?:clients|projects|customers|companies|experts|engineers)/i,
  ua: /нагород|відзнак|премі[яїюй]|сертифік|акредит|нам довіряють|серед наших клієнтів|відгук|засновни|генеральн\S* директор|команд\S* з \d|рок\S* досвіду|\d\+? (?:\S+ )?(?:клієнт|про[єе]кт|компані|фахівц|інженер)/i,
  pl: /nagród|nagrod(?!z)|wyróżnien|certyfik|akredyt|zaufali nam|wśród naszych klientów|referencj|opini[ea] klient|założyciel|prezes|dyrektor generaln|lat doświadczenia|\d\+? (?:\S+ )?(?:klient|projekt|firm|specjalist|inżynier)/i,
  ru: /наград|преми[яюией]|сертифи|аккредит|нам доверяют|среди наших клиентов|отзыв(?!ал)|основател|генеральн\S* директор|команд\S* из \d|лет опыта|\d\+? (?:\S+ )?(?:клиент|проект|компани|специалист|инженер)/i,
  es: /\bpremio|galard|testimonio|certific|acredit|confían en nosotros|entre nuestros clientes|reseñ|fundador|director general|años de experiencia|\d\+? (?:\S+ )?(?:clientes|proyectos|empresas|expertos|ingenieros)/i,
};

/** The same in any language: titles, legal forms of companies, and a name below a quotation. */
export const names =
  /\b(?:CEO|CTO|COO|CFO|VP)\b|\b(?:Ltd|Inc|LLC|GmbH|Corp|PLC)\b|Sp\. z o\.o\.|(?:ТОВ|ООО) [«"]|[—–] ?\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u;

/** One sentence a language that no page may say: the pattern of the language must find it. */
export const forbiddenClaims: Partial<Record<LanguageCode, string>> = {
  en: 'Trusted by 40 happy customers.',
  ua: 'Нам довіряють понад 40 клієнтів.',
  pl: 'Zaufali nam: 40 zadowolonych klientów.',
  ru: 'Среди наших клиентов есть крупные банки.',
  es: 'Nuestros premios y certificaciones.',
};

/** How a language says before a figure that it is rounded, as a pattern. */
export const roundings: Record<LanguageCode, string> = {
  en: 'about',
  ua: 'близько|приблизно до',
  pl: 'ok\\.|około',
  ru: 'около|примерно до',
  es: 'unos',
};
