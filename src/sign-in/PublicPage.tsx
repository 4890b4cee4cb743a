import type { ReactNode } from 'react';
import type { PortalConfig } from '../../contract/config';
import { Caution } from './Caution';
import { Door } from './Door';
import { FormBoundary } from './FormBoundary';
import { HelpDialog } from './HelpDialog';
import { Languages } from './Languages';
import { Mark } from './Mark';
import type { Message } from './message';
import { TextsContext } from './texts/context';
import { type Spoken, useLanguage } from './use-language';
import { useNotice } from './use-notice';
import { usePhones } from './use-phones';

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
