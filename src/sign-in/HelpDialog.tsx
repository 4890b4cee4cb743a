import { useId } from 'react';
import type { PortalConfig } from '../../contract/config';
import type { Language } from '../../contract/languages';
import { phonesOf } from '../ui/phones';
import { useTexts } from './texts/context';

interface Props {
  onClose: () => void;
  language: Language;
  /** `null` while it is being fetched, 'failed' when it could not be. */
  config: PortalConfig | null | 'failed';
  onRetry: () => void;
}

const open = (dialog: HTMLDialogElement | null) => dialog?.showModal();

/** The phone numbers of the configuration, for a person who cannot sign in. */
export function HelpDialog({ onClose, language, config, onRetry }: Props) {
  const { session } = useTexts();
  const id = useId();
  return (
    <dialog ref={open} className="help" aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{session.phones.title}</h2>
      <p>{session.phones.text}</p>
      <div aria-live="polite">
        {config === null && <p>{session.phones.loading}</p>}
        {config === 'failed' && (
          <p className="help-failed">
            {session.phones.failed}
            <button type="button" className="link" onClick={onRetry}>
              {session.phones.retry}
            </button>
          </p>
        )}
        {config !== null && config !== 'failed' && <Phones phones={config.phones[language]} />}
      </div>
      <button
        type="button"
        className="button button-outlined"
        onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
      >
        {session.phones.close}
      </button>
    </dialog>
  );
}

function Phones({ phones }: { phones: PortalConfig['phones'][Language] }) {
  const { session } = useTexts();
  return (
    <dl>
      {phonesOf(phones).map(({ kind, number, href }) => (
        <div key={kind}>
          <dt>{session.phones[kind]}</dt>
          <dd>
            <a href={href}>{number}</a>
          </dd>
        </div>
      ))}
    </dl>
  );
}
