/** Zones in which arithmetic goes wrong first. What fails in any zone should fail in one of these. */
export const oddTimeZones: readonly string[] = [
  'UTC',
  'Europe/Warsaw',
  'America/New_York',
  'America/Los_Angeles',
  // Offsets that are no whole hours.
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Australia/Eucla',
  'Pacific/Marquesas',
  'America/St_Johns',
  // The furthest ahead, the furthest behind, and those that are ahead and change their clocks.
  'Pacific/Kiritimati',
  'Pacific/Apia',
  'Pacific/Pago_Pago',
  'Pacific/Auckland',
  'Pacific/Chatham',
  // Clocks that change at midnight, so that a day begins late or an evening comes twice.
  'Africa/Cairo',
  'America/Havana',
  'America/Santiago',
  'Asia/Beirut',
  // Clocks that change on a day of their own, before midnight, by half an hour or by two hours, or for a month.
  'America/Nuuk',
  'America/Scoresbysund',
  'Asia/Gaza',
  'Australia/Lord_Howe',
  'Antarctica/Troll',
  'Africa/Casablanca',
  // Its winter time is the exception, not its summer time.
  'Europe/Dublin',
];
