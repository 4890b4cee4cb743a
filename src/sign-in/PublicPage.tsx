import { type ReactNode, useEffect, useState } from 'react';
import { getConfig, type PortalConfig } from '../../contract/config';
import { SNACKBAR_MS } from '../../contract/limits';
import { callPublic } from '../portal/public-call';
import { Door } from './Door';
import { FormBoundary } from './FormBoundary';
import { HelpDialog } from './HelpDialog';
import { Icon } from './Icon';
import { Languages } from './Languages';
import { Mark } from './Mark';
import type { Message } from './message';
import { TextsContext, useTexts } from './texts/context';
import { type Spoken, useLanguage } from './use-language';

/** The properties that every public page has. */
export interface Opening {
  spoken: Spoken;
  /** `null` where it could not be fetched. */
  config: PortalConfig | null;
  /** A message about the page, shown when it opens. */
  opening?: Message | undefined;
}

interface Props extends Opening {
  /** The title of the browser's tab. */
  documentTitle: Message;
  /** Heading, form and links. */
  children: ReactNode;
}

const reload: Message = (texts) => texts.errors.reload;

/** SES-22: the layout, a column and a door, of the pages that need no session. */
export function PublicPage({ spoken, config, opening, documentTitle, children }: Props) {
  const { notice, notify } = useNotice(opening);
  const { language, texts, choose } = useLanguage(spoken, documentTitle, () => notify(reload));
  const { session } = texts;
  const phones = usePhones(config);

  return (
    <TextsContext value={texts}>
      <div className="column">
        <header className="brand">
          <Mark />
          <span translate="no">{session.product}</span>
        </header>
        <main>
          <FormBoundary>{children}</FormBoundary>
          <Caution onHelp={() => phones.open()} />
        </main>
        <footer>
          <Languages current={language} onChoose={(chosen) => void choose(chosen)} />
          <button type="button" aria-haspopup="dialog" onClick={() => phones.open()}>
            {session.help}
          </button>
        </footer>
      </div>
      <Door />
      {phones.dialog && <HelpDialog language={language} {...phones.dialog} />}
      <div className="notice" role="alert">
        {notice && <p>{notice(texts)}</p>}
      </div>
    </TextsContext>
  );
}

/** Says what the provider never asks for, and offers help to a person in doubt. */
function Caution({ onHelp }: { onHelp: () => void }) {
  const { session } = useTexts();
  const [before, after] = session.caution.split('%{support}');
  return (
    <div className="caution">
      <Icon name="shield" size={18} />
      <p>
        {before}
        <button type="button" className="link" aria-haspopup="dialog" onClick={onHelp}>
          {session.support}
        </button>
        {after}
      </p>
    </div>
  );
}

/** SHELL-27: one message at a time about the page as a whole, which disappears by itself. */
function useNotice(opening: Message | undefined) {
  const [notice, setNotice] = useState<{ message: Message } | null>(opening ? { message: opening } : null);

  useEffect(() => {
    if (notice === null) return undefined;
    const timer = setTimeout(() => setNotice(null), SNACKBAR_MS);
    return () => clearTimeout(timer);
  }, [notice]);

  return { notice: notice?.message ?? null, notify: (message: Message) => setNotice({ message }) };
}

/** The state of the dialog with the phone numbers; fetches the configuration again where the page opened without it. */
function usePhones(initial: PortalConfig | null) {
  const [isOpen, setOpen] = useState(false);
  const [config, setConfig] = useState<PortalConfig | null | 'failed'>(initial);

  function load(): void {
    setConfig(null);
    callPublic(getConfig, {}).then(setConfig, () => setConfig('failed'));
  }

  return {
    open() {
      setOpen(true);
      if (config === null || config === 'failed') load();
    },
    dialog: isOpen ? { config, onRetry: load, onClose: () => setOpen(false) } : null,
  };
}
