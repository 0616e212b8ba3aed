import type { DeskEntry } from '@tt/contract/desk/desk-entry';
import { siteSettings } from '@tt/contract/site-settings';
import { Icon } from '../../../ui/actions/icon.tsx';
import { usePerson, useTexts } from '../frame/desk-context.ts';
import { DeskIcon } from '../frame/desk-icon.tsx';
import type { DeskTranslator } from '../frame/desk-texts.ts';
import { useCopy } from '../frame/use-copy.ts';
import { useLanguageTexts } from '../frame/use-language-texts.ts';
import { composeReply } from './compose-reply.ts';
import { changeDraft, templateNames, useDraft } from './drafts.ts';
import { toMailLink } from './mail-link.ts';

/** A reply goes out from the person's own mailbox: the desk writes it and opens the mail program. */
export function ReplyBox({ entry, email }: { entry: DeskEntry; email: string }) {
  const t = useTexts();
  const loaded = useLanguageTexts(entry.language);
  const clientTexts = entry.language === t.language ? t : loaded;
  return (
    <section className="dk-box dk-reply" id="reply" aria-labelledby="reply-title" tabIndex={-1}>
      <h2 id="reply-title">{t('desk.reply.title')}</h2>
      {clientTexts ? (
        <ReplyForm entry={entry} email={email} clientTexts={clientTexts} />
      ) : (
        <p role="status">{t('desk.loading')}</p>
      )}
    </section>
  );
}

interface ReplyFormProps {
  entry: DeskEntry;
  email: string;
  clientTexts: DeskTranslator;
}

function ReplyForm({ entry, email, clientTexts }: ReplyFormProps) {
  const t = useTexts();
  const { name: sender } = usePerson();
  const { template } = useDraft(entry.id);
  const circumstances = { entry, sender, origin: location.origin };
  const reply = composeReply(clientTexts, template, circumstances);
  return (
    <>
      <Templates entry={entry} />
      <div className="dk-mail" lang={clientTexts.tag}>
        <p className="subj">{reply.subject}</p>
        {reply.text && <p>{reply.text}</p>}
      </div>
      {clientTexts.language !== t.language && reply.text && (
        <details className="dk-fold">
          <summary>
            {t('desk.reply.says', { inLanguage: t.tree('desk.inLanguage')[t.language] })}
            <Icon name="chevron" />
          </summary>
          <p className="dk-small dk-means">{composeReply(t, template, circumstances).text}</p>
        </details>
      )}
      <SendRow id={entry.id} mail={{ to: email, copyTo: siteSettings.email, ...reply }} />
    </>
  );
}

function Templates({ entry }: { entry: DeskEntry }) {
  const t = useTexts();
  const { template } = useDraft(entry.id);
  const names = t.tree('desk.reply.names');
  return (
    <fieldset className="dk-tpls">
      <legend>{t('desk.reply.template', { inLanguage: t.tree('desk.inLanguage')[entry.language] })}</legend>
      {templateNames.map((name) => (
        <label key={name} className="dk-tpl">
          <input
            type="radio"
            name="template"
            checked={name === template}
            onChange={() => changeDraft(entry.id, { template: name })}
          />
          <span>{names[name]}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** The desk can't see whether the email was sent, so it asks. */
function SendRow({ id, mail }: { id: string; mail: Parameters<typeof toMailLink>[0] }) {
  const t = useTexts();
  const { href, isTextLeftOut } = toMailLink(mail);
  const { answer, copy } = useCopy();
  const open = () => {
    changeDraft(id, { isAsked: true });
    if (isTextLeftOut) void copy(mail.text, t('desk.reply.tooLongForLink'));
  };
  return (
    <>
      <div className="dk-bs">
        <a className="dk-b dk-b-go" href={href} onClick={open}>
          {t('desk.reply.open')}
          <DeskIcon name="open" />
        </a>
        {mail.text && (
          <button type="button" className="dk-b" onClick={() => void copy(mail.text)}>
            <Icon name="copy" />
            {t('desk.reply.copyText')}
          </button>
        )}
      </div>
      <p className="dk-small">{t('desk.reply.from', { email: mail.to })}</p>
      <p role="status">{answer}</p>
    </>
  );
}
