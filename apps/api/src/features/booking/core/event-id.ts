/** Google takes letters up to v and digits as an ID: a UUID without its hyphens. */
export function toEventId(bookingId: string): string {
  return bookingId.replaceAll('-', '');
}
