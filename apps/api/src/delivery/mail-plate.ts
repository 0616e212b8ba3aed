import { escapeHtml } from '@tt/contract/language/escape-html';
import type { MailHeadline, MailPlate } from './mail-content.ts';
import { condensed, light, sans } from './mail-style.ts';

/** More letters than this need a smaller size on a phone that has no condensed font. */
const bigLetters = 8;

/** A class for the dark theme, and the color of the light one. */
type Ink = { name: string; color: string };

/** The upper half of the card: what the email is about. */
export function renderHeadline({ status = '', title, line = '' }: MailHeadline): string {
  const ink = `color:${light.onTicket}`;
  const renderLine = (text: string, style: string) =>
    text &&
    `<p class="pl-t" style="${style};${sans};font-size:16px;line-height:22px;${ink}">${escapeHtml(text)}</p>`;
  return [
    openTicket('28px 40px 26px'),
    renderLine(status, 'margin:0 0 12px;font-weight:bold'),
    `<h1 class="pl-t name" style="margin:0;${condensed};font-size:56px;line-height:54px;font-weight:bold;text-transform:uppercase;${ink};word-break:break-word">${escapeHtml(title)}</h1>`,
    renderLine(line, 'margin:12px 0 0'),
    '</td></tr>',
  ]
    .filter(Boolean)
    .join('\n');
}

function openTicket(padding: string): string {
  return `<tr><td class="plate pad" bgcolor="${light.ticket}" style="background-color:${light.ticket};background-image:linear-gradient(100deg,#be97d6,#98aaed);border-radius:3px 40px 0 0;padding:${padding}">`;
}

/**
 * The upper half of the card: what state the booking is in, and its time. A host is named without a photo: emails load
 * nothing, and what makes pictures small (libvips, LGPL) is a tool of the site's build, which no image passes on.
 */
export function renderPlate(plate: MailPlate): string {
  const isTicket = plate.look === 'ticket';
  const ink: Ink = isTicket ? { name: 'pl-t', color: light.onTicket } : { name: 'ink', color: light.ink };
  const status: Ink = plate.look === 'struck' ? { name: 'bad', color: light.bad } : ink;
  const line = (text: string, margin: string, { name, color } = ink, weight = '') =>
    `<p class="${name}" style="margin:${margin};${sans};font-size:16px;line-height:22px;${weight}color:${color}">${text}</p>`;
  const strike = plate.look === 'struck' ? ';text-decoration:line-through' : '';
  const word = (text: string, size: string, name = '') =>
    `<span class="${ink.name}${name}" style="display:block;margin:0;${condensed};${size};font-weight:bold;text-transform:uppercase;color:${ink.color}${strike}">${escapeHtml(text).replaceAll(' ', '&nbsp;')}</span>`;
  const isLong = Math.max(plate.day.length, plate.time.length) > bigLetters;
  const big = (text: string) => word(text, 'font-size:76px;line-height:70px', isLong ? ' long' : ' big');
  const before = plate.before
    ? [line(`${escapeHtml(plate.before.label)}: <s>${escapeHtml(plate.before.text)}</s>`, '10px 0 0')]
    : [];
  const host = plate.host
    ? [
        line(
          `${escapeHtml(plate.host.label)}<br><strong>${escapeHtml(plate.host.name)}</strong>, ${escapeHtml(plate.host.role)}`,
          '20px 0 0',
        ),
      ]
    : [];
  return [
    isTicket
      ? openTicket('32px 40px 30px')
      : `<tr><td class="card ln pad" bgcolor="${light.card}" style="background-color:${light.card};border:2px dashed ${light.dashes};border-bottom:0;border-radius:3px 40px 0 0;padding:32px 40px 30px">`,
    line(
      escapeHtml([plate.mark, plate.status].filter(Boolean).join(' ')),
      '0 0 20px',
      status,
      'font-weight:bold;',
    ),
    `<h1 style="margin:0;font-weight:normal">${word(plate.weekday, 'font-size:32px;line-height:34px')}${big(plate.day)}${big(plate.time)}</h1>`,
    line(escapeHtml(plate.place), '14px 0 0'),
    ...before,
    ...host,
    '</td></tr>',
  ].join('\n');
}
