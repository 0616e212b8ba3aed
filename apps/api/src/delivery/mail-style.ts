/** Fonts of the site if the reader has them, else the nearest condensed one. Nothing is loaded. */
export const condensed =
  "font-family:'Sofia Sans Extra Condensed','Avenir Next Condensed','HelveticaNeue-CondensedBold','Arial Narrow','Liberation Sans Narrow','Roboto Condensed',Arial,sans-serif";
export const sans = "font-family:Onest,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Colors of the light theme. They are inline, because many mail programs drop style sheets. */
export const light = {
  background: '#f0f3f4',
  card: '#fbfdfe',
  ink: '#141d26',
  quietInk: '#47515c',
  line: '#cdd4d7',
  dashes: '#737d86',
  link: '#ad3f01',
  bad: '#b91b25',
  accent: '#fd7617',
  onAccent: '#1d0e06',
  ticket: '#ab9fe1',
  onTicket: '#101a27',
} as const;

const dark = {
  background: '#0e1319',
  card: '#161d24',
  ink: '#ecf1f3',
  quietInk: '#aeb7be',
  link: '#ffa056',
  ticket: '#463880',
  onTicket: '#f1f8fb',
} as const;

/** Small screens and the dark theme; Outlook marks what it darkens by `data-ogsc` and `data-ogsb`. */
export const styleSheet = `:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 0; -webkit-text-size-adjust: 100%; }
a[x-apple-data-detectors] { color: inherit !important; text-decoration: none !important; }
@media (max-width: 619px) {
  .pad { padding-left: 24px !important; padding-right: 24px !important; }
  .big { font-size: 60px !important; line-height: 56px !important; }
  .long { font-size: 40px !important; line-height: 44px !important; }
  .w { width: 100% !important; }
  .name { font-size: 44px !important; line-height: 44px !important; }
  .btn-a { display: block !important; }
  .k { width: 96px !important; }
}
@media (max-width: 359px) {
  .big { font-size: 44px !important; line-height: 44px !important; }
  .long { font-size: 32px !important; line-height: 36px !important; }
}
@media (prefers-color-scheme: dark) {
  .bg { background-color: ${dark.background} !important; }
  .card { background-color: ${dark.card} !important; }
  .ink { color: ${dark.ink} !important; }
  .ink2 { color: ${dark.quietInk} !important; }
  .ln { border-color: #2d353d !important; }
  .lnk { color: ${dark.link} !important; }
  .bad { color: #ff918b !important; }
  .plate { background-color: ${dark.ticket} !important; background-image: linear-gradient(100deg, #592f71, #334085) !important; }
  .pl-t { color: ${dark.onTicket} !important; }
  .say { background-color: ${dark.background} !important; }
  .amp { color: #ff872c !important; }
}
[data-ogsc] .ink { color: ${dark.ink} !important; }
[data-ogsc] .ink2 { color: ${dark.quietInk} !important; }
[data-ogsc] .lnk { color: ${dark.link} !important; }
[data-ogsc] .pl-t { color: ${dark.onTicket} !important; }
[data-ogsb] .bg { background-color: ${dark.background} !important; }
[data-ogsb] .card { background-color: ${dark.card} !important; }
[data-ogsb] .say { background-color: ${dark.background} !important; }
[data-ogsb] .plate { background-color: ${dark.ticket} !important; }`;
