import * as z from 'zod';

/** What the job that announces an enquiry carries. */
export const enquiryNotificationSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  company: z.string(),
  social: z.string(),
  description: z.string(),
});

export type EnquiryNotification = z.infer<typeof enquiryNotificationSchema>;
