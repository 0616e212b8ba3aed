import type { Enquiry, EnquiryFields } from '@tt/contract/enquiry/enquiry';
import type { ColumnsOf } from '../../db/tables.ts';

/** The columns of an inquiry's own fields. A field that was left out is null: `field: enquiry.field ?? null`. */
export function toEnquiryColumns(enquiry: Enquiry): ColumnsOf<EnquiryFields> {
  return {
    name: enquiry.name,
    email: enquiry.email,
    company_name: enquiry.company_name,
    social_media: enquiry.social_media,
    project_description: enquiry.project_description,
    language: enquiry.language,
  };
}
