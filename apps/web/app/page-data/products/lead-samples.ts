/** What LeadGenAI's window on home shows: invented, and without a name that a company could have. */
export const leadSamples = [
  { letter: 'A', role: 'logistics', source: 'site', seen: '06:40', check: 'machine' },
  { letter: 'B', role: 'purchasing', before: 'buyer', source: 'jobs', seen: '07:15', check: 'changed' },
  { letter: 'C', role: 'technical', source: 'register', seen: '07:50', check: 'person' },
  { letter: 'D', role: 'closed', source: 'register', seen: '08:05', check: 'removed' },
] as const;
