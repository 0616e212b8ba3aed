import { inquiryTrapField } from '@tt/contract/inquiry/inquiry';

/** A field that no person sees and many robots fill in. */
export function TrapField({ label }: { label: string }) {
  return (
    <div className="trap" aria-hidden="true">
      <label>
        {label}
        <input type="text" name={inquiryTrapField} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
