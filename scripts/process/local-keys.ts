/** Keys of environments on this machine, which nobody else can reach; a deployed one has keys of its own. */
export const localKeys = {
  PUBLIC_ANON_KEY: 'local-anonymous-key',
  FORM_TOKEN_SECRET: 'local-secret-for-development-only',
  CALENDAR_KEY: Buffer.alloc(32, 'local').toString('base64'),
};
