import type { Inquiry, InquiryFields } from '@tt/contract/inquiry/inquiry';
import type { ColumnsOf } from '../../db/tables.ts';

/** The columns of an inquiry's own fields. A field that was left out is null: `field: inquiry.field ?? null`. */
export function toInquiryColumns(inquiry: Inquiry): ColumnsOf<InquiryFields> {
  return {
    name: inquiry.name,
    email: inquiry.email,
    company_name: inquiry.company_name,
    social_media: inquiry.social_media,
    project_description: inquiry.project_description,
    language: inquiry.language,
  };
}
