import { findLanguageHintTexts } from '../i18n/language-hint-texts.ts';
import style from '../styles/pages/language-hint.css?inline';
import { findOtherVersion } from './other-version.ts';

const toIcon = (path: string) =>
  `<svg class="ico" viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`;

/** Shows the line, after the bar and before the page's own content. It is neither announced nor focused. */
async function showLine({ href, hreflang }: HTMLLinkElement): Promise<void> {
  // The address names the site's public origin, but this may be a copy of the site elsewhere.
  const { pathname } = new URL(href);
  const code = pathname.split('/')[1] ?? '';
  const texts = findLanguageHintTexts(code);
  if (!texts) return;
  const line = document.createElement('section');
  line.className = 'lang-hint';
  line.lang = hreflang;
  line.ariaLabel = texts.label;
  line.innerHTML = `<span>${texts.say}</span>
<a href="${pathname}" hreflang="${hreflang}" data-language="${code}">${texts.read}${toIcon('M3 12h17M14 6l6 6-6 6')}</a>
<button type="button" aria-label="${texts.close}">${toIcon('M5 5l14 14M19 5 5 19')}</button>`;
  line.querySelector('button')?.addEventListener('click', () => line.remove());
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
  // The page may not have loaded this language's letters yet, which would change the line's width when they arrive.
  const [family] = getComputedStyle(document.body).fontFamily.split(',');
  await document.fonts.load(`1em ${family}`, texts.say).catch(() => {});
  const bar = document.querySelector<HTMLElement>('.bk-bar');
  if (bar) new ResizeObserver(() => leaveRoom(bar)).observe(bar);
  document.querySelector('main')?.before(line);
}

/**
 * The bar of a booking grows with its text, hides while an on-screen keyboard is open, and disappears after the
 * booking.
 */
function leaveRoom(bar: HTMLElement): void {
  const height = getComputedStyle(bar).position === 'fixed' ? bar.offsetHeight : 0;
  document.documentElement.style.setProperty('--lower-bar', `${height}px`);
}

const version = findOtherVersion();
if (version) void showLine(version);
