export const backendPaths = {
  verify: '/functions/v1/verify-email-domain',
  inquiry: '/rest/v1/client_request',
  token: '/functions/v1/form-token',
  notification: '/functions/v1/contact-form-notification',
} as const;
