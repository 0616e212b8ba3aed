import { inquiryLineField as line } from '@tt/contract/inquiry/inquiry';
import { privacyPolicyPath } from '../../../i18n/paths.ts';
import { InlineScript } from '../../../lib/inline-script.tsx';
import { toInquiryAction } from '../../../lib/visitor-form/inquiry-action.ts';
import { TrapField } from '../../../lib/visitor-form/trap-field.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonRow } from '../../../ui/actions/button-row.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import type { WishTexts } from './load-wish-texts.server.ts';
import { wishFill } from './wish-fill.ts';

/** Asks for a time without any script: the browser sends it as an inquiry. */
export function WishForm({ texts }: { texts: WishTexts }) {
  return (
    <>
      <form
        className="panel form wish"
        method="post"
        action={toInquiryAction(texts.language)}
        aria-label={texts.label}
      >
        <input type="hidden" name={line} value={texts.wish} />
        <div className="two">
          <TextInput id="wish-date" name={line} type="date" label={texts.date} required />
          <TextInput id="wish-time" name={line} type="time" label={texts.time} required />
        </div>
        <div className="two">
          <TextInput id="wish-place" name={line} label={texts.place} required maxLength={100} />
          <Field id="wish-duration" label={texts.duration.label}>
            <select className="input" id="wish-duration" name={line}>
              {texts.duration.options.map((option) => (
                <option key={option}>{option}</option>
              ))}
            </select>
          </Field>
        </div>
        <div className="two">
          <TextInput id="wish-name" name="name" label={texts.name} autoComplete="name" required />
          <TextInput
            id="wish-email"
            name="email"
            type="email"
            label={texts.email}
            autoComplete="email"
            required
          />
        </div>
        <TextArea
          id="wish-message"
          name={line}
          label={texts.message.label}
          optionalMark={texts.optional}
          hint={texts.message.hint}
          rows={4}
        />
        <TrapField label={texts.leaveEmpty} />
        <input type="hidden" name="language" value={texts.language} />
        <input type="hidden" name="apikey" value={import.meta.env.VITE_BACKEND_ANON_KEY} />
        <ButtonRow>
          <Button type="submit">{texts.submit}</Button>
        </ButtonRow>
        <p className="small">
          {texts.privacyNote} <TextLink href={privacyPolicyPath}>{texts.privacyLink}</TextLink>
        </p>
      </form>
      <InlineScript code={wishFill} />
    </>
  );
}
