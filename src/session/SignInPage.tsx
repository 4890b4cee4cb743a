import type { Message } from './message';
import { type Opening, PublicPage } from './PublicPage';
import { SignInForm } from './SignInForm';
import { useTexts } from './texts/context';

interface Props extends Opening {
  onSignedIn: () => void;
}

const documentTitle: Message = (texts) => texts.session.documentTitle;

/** `/login` (LOG-01 to LOG-12). Where the configuration is not known the robot check is asked for: the server might. */
export function SignInPage({ onSignedIn, ...page }: Props) {
  return (
    <PublicPage {...page} documentTitle={documentTitle}>
      <SignIn robotCheck={page.config?.robotCheck ?? true} onSignedIn={onSignedIn} />
    </PublicPage>
  );
}

function SignIn(form: { robotCheck: boolean; onSignedIn: () => void }) {
  const { session } = useTexts();
  return (
    <>
      <h1>{session.title}</h1>
      <p className="intro">{session.intro}</p>
      <SignInForm {...form} />
      <a className="link alone" href="/esqueceu-sua-senha">
        {session.forgot}
      </a>
    </>
  );
}
