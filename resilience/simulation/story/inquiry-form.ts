import { canary, type Visitor } from './visitors.ts';

/** An inquiry as its visitor knows it. */
export interface InquiryForm {
  number: number;
  visitor: Visitor;
  key: string | undefined;
  text: number;
  /** Its key was also sent with another text. */
  hasOtherText?: boolean;
  acknowledgedId?: string;
}

export interface AcknowledgedInquiry extends Pick<InquiryForm, 'number' | 'visitor' | 'text'> {
  id: string;
}

/** The same for the same visitor and text, and part of what the company receives. */
export function toProjectDescription(visitor: Visitor, text: number): string {
  return `${visitor.name} asks about ${canary} engine number ${text}.`;
}

export function toInquiryBody(
  visitor: Visitor,
  text: number,
  { token, isTrapped }: { token: string | undefined; isTrapped: boolean },
) {
  return {
    name: `${visitor.name} ${canary}`,
    email: visitor.email,
    company_name: `${visitor.name} ${canary} Ltd`,
    social_media: `@${canary}`,
    project_description: toProjectDescription(visitor, text),
    language: 'en',
    ...(token && { form_token: token }),
    ...(isTrapped && { fax_number: '1' }),
  };
}
