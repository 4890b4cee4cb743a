import type { PortalConfig } from '../../contract/config';
import { Caution } from './Caution';
import { Door } from './Door';
import { HelpDialog } from './HelpDialog';
import { Languages } from './Languages';
import { Mark } from './Mark';
import type { Message } from './message';
import { SignInForm } from './SignInForm';
import { TextsContext } from './texts/context';
import { type Spoken, useLanguage } from './use-language';
import { useNotice } from './use-notice';
import { usePhones } from './use-phones';

interface Props {
  spoken: Spoken;
  /** `null` where it could not be fetched; then the check is asked for, as the server might. */
  config: PortalConfig | null;
  /** What to say about the page as it opens. */
  opening?: Message | undefined;
  onSignedIn: () => void;
}

const reload: Message = (texts) => texts.errors.reload;

/** `/login` (LOG-01 to LOG-12). */
export function SignInPage({ spoken, config, opening, onSignedIn }: Props) {
  const { notice, notify } = useNotice(opening);
  const { language, texts, choose } = useLanguage(spoken, () => notify(reload));
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
          <h1>{session.title}</h1>
          <p className="intro">{session.intro}</p>
          <SignInForm robotCheck={config?.robotCheck ?? true} onSignedIn={onSignedIn} />
          <a className="link forgot" href="/esqueceu-sua-senha">
            {session.forgot}
          </a>
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
