import { isStorageKept } from '../session/storage-kept';
import { Icon } from './Icon';
import type { Message } from './message';
import { type Opening, PublicPage } from './PublicPage';
import { SignInForm } from './SignInForm';
import { useTexts } from './texts/context';

interface Props extends Opening {
  /** Whether the person was sent here because a session has ended. */
  ended?: boolean;
  onSignedIn: () => void;
}

const documentTitle: Message = (texts) => texts.session.documentTitle;

/**
 * `/login` (LOG-01 to LOG-12). Without the configuration it shows the robot check, because the server may require it.
 */
export function SignInPage({ ended = false, onSignedIn, ...page }: Props) {
  return (
    <PublicPage {...page} documentTitle={documentTitle}>
      <SignIn ended={ended} robotCheck={page.config?.robotCheck ?? true} onSignedIn={onSignedIn} />
    </PublicPage>
  );
}

function SignIn({ ended, ...form }: { ended: boolean; robotCheck: boolean; onSignedIn: () => void }) {
  const { session, errors } = useTexts();
  return (
    <>
      <h1>{session.title}</h1>
      {ended ? (
        <output className="intro ended">
          <Icon name="warning" />
          {errors.unauthenticated}
        </output>
      ) : (
        <p className="intro">{session.intro}</p>
      )}
      {!isStorageKept() && (
        <output className="intro ended">
          <Icon name="warning" />
          {errors.storage}
        </output>
      )}
      <SignInForm {...form} />
      <a className="link alone" href="/esqueceu-sua-senha">
        {session.forgot}
      </a>
    </>
  );
}
