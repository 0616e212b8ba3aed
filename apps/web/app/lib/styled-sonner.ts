import { Toaster, toast } from 'sonner';
import style from '../styles/actions/toasts.css?inline';

const sheet = new CSSStyleSheet();
sheet.replaceSync(style);
document.adoptedStyleSheets.push(sheet);

export const styledSonner = { Toaster, toast };
