import { escapeHtml } from '@tt/contract/language/escape-html';
import { renderHtmlPage } from '../../render-html-page.ts';
import type { AuthorizationRequest } from '../google-client.ts';

const scopeTexts: Record<string, string> = {
  'https://www.googleapis.com/auth/calendar.events': 'View and edit events on all your calendars',
  'https://www.googleapis.com/auth/calendar.events.owned': 'View and edit events on calendars you own',
  'https://www.googleapis.com/auth/calendar.freebusy': 'View your availability in your calendars',
  'https://www.googleapis.com/auth/calendar': 'See, edit, share and permanently delete all your calendars',
};

export function renderConsentPage(appName: string, email: string, request: AuthorizationRequest): string {
  const scopes = request.scope.split(' ').filter(Boolean);
  const hidden = Object.entries(request).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  );
  return renderHtmlPage(
    `${appName} wants access to your Google Account`,
    `<p>Google stand-in: nothing leaves this machine.</p>
<h1>${escapeHtml(appName)} wants access to your Google Account</h1>
<p>${escapeHtml(email)}</p>
<p>This will allow ${escapeHtml(appName)} to:</p>
<ul>${scopes.map((scope) => `<li>${escapeHtml(scopeTexts[scope] ?? scope)}</li>`).join('')}</ul>
<form method="post" action="/o/oauth2/v2/auth/decision">
${hidden.join('\n')}
<button name="decision" value="allow">Allow</button>
<button name="decision" value="deny">Deny</button>
</form>`,
  );
}

/** Google shows these errors itself and never redirects back to the application. */
export function renderBlockedPage(code: number, error: string, explanation: string): string {
  return renderHtmlPage(
    'Access blocked: Authorization Error',
    `<p>Google stand-in: nothing leaves this machine.</p>
<h1>Access blocked: Authorization Error</h1>
<p>${escapeHtml(explanation)}</p>
<p>Error ${code}: ${escapeHtml(error)}</p>`,
  );
}
