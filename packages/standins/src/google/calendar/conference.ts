import { createHash } from 'node:crypto';

export type Conference = {
  requestId: string;
  /** How many more answers say that the conference is pending. */
  pendingAnswers: number;
  outcome: 'success' | 'failure';
};

const solution = {
  key: { type: 'hangoutsMeet' },
  name: 'Google Meet',
  iconUri:
    'https://fonts.gstatic.com/s/i/productlogos/meet_2020q4/v6/web-512dp/logo_meet_2020q4_color_2x_web_512dp.png',
};

/** The conference part of an answer, one step further on each call while the conference is pending. */
export function advanceConference(conference: Conference) {
  const createRequest = (statusCode: 'pending' | 'success' | 'failure') => ({
    requestId: conference.requestId,
    conferenceSolutionKey: { type: 'hangoutsMeet' },
    status: { statusCode },
  });
  if (conference.pendingAnswers > 0) {
    conference.pendingAnswers -= 1;
    return { conferenceData: { createRequest: createRequest('pending') } };
  }
  if (conference.outcome === 'failure')
    return { conferenceData: { createRequest: createRequest('failure') } };

  const conferenceId = toMeetingCode(conference.requestId);
  const uri = `https://meet.google.com/${conferenceId}`;
  return {
    hangoutLink: uri,
    conferenceData: {
      createRequest: createRequest('success'),
      entryPoints: [{ entryPointType: 'video', uri, label: uri.replace('https://', '') }],
      conferenceSolution: solution,
      conferenceId,
    },
  };
}

// The same request ID gives the same conference: Google ignores a repeated request.
function toMeetingCode(requestId: string) {
  const letters = [...createHash('sha256').update(requestId).digest().subarray(0, 10)]
    .map((byte) => String.fromCharCode(97 + (byte % 26)))
    .join('');
  return `${letters.slice(0, 3)}-${letters.slice(3, 7)}-${letters.slice(7)}`;
}
