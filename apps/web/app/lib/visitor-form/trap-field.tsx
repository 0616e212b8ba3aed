import { enquiryTrapField } from '@tt/contract/enquiry/enquiry';

/** A field that no person sees and many robots fill in. */
export function TrapField({ label }: { label: string }) {
  return (
    <div className="trap" aria-hidden="true">
      <label>
        {label}
        <input type="text" name={enquiryTrapField} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
