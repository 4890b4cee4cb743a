import { type ReactElement, useEffect, useState } from 'react';
import type { PortalConfig } from '../../contract/config';
import type { FactorAsked } from '../../contract/session';
import { offersPasskey } from '../session/passkey-used';
import { isStorageKept } from '../session/storage-kept';
import { Icon } from './Icon';
import type { Message, SignInMessage } from './message';
import { type Opening, PublicPage } from './PublicPage';
import { type Again, SignInForm } from './SignInForm';
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
      <SignIn
        ended={ended}
        robotCheck={page.config?.robotCheck ?? true}
        providers={page.config?.signOn}
        onSignedIn={onSignedIn}
      />
    </PublicPage>
  );
}

interface SignInProps {
  ended: boolean;
  robotCheck: boolean;
  /** Absent where it is not known whether there are any. */
  providers: PortalConfig['signOn'] | undefined;
  onSignedIn: () => void;
}

function SignIn({ ended, providers, ...form }: SignInProps) {
  const { session, errors } = useTexts();
  const [again, setAgain] = useState<Again>();
  const [factor, setFactor] = useState<ReactElement | null>(null);
  const [door, setDoor] = useState<ReactElement | null>(null);
  const [doors, setDoors] = useState<ReactElement | null>(null);
  const { onSignedIn } = form;
  useEffect(() => {
    if (!offersPasskey()) return;
    // Without it one signs in as ever.
    import('./factor/open-factor')
      .then(({ openPasskeyDoor }) => openPasskeyDoor({ onSignedIn }))
      .then(setDoor, () => undefined);
  }, [onSignedIn]);
  useEffect(() => {
    if (!providers?.length) return;
    import('./sign-on/open-provider-doors')
      .then(({ openProviderDoors }) => openProviderDoors(providers))
      .then(setDoors, () => undefined);
  }, [providers]);
  if (factor) return factor;

  const askFactor = async (asked: FactorAsked, user: string) => {
    const { openFactor } = await import('./factor/open-factor');
    const onBack = (said?: SignInMessage) => {
      setAgain(said && { user, said });
      setFactor(null);
    };
    setFactor(await openFactor({ asked, onSignedIn: form.onSignedIn, onBack }));
  };
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
      <SignInForm {...form} again={again} askFactor={askFactor} />
      <a className="link alone" href="/esqueceu-sua-senha">
        {session.forgot}
      </a>
      {door}
      {doors}
    </>
  );
}
