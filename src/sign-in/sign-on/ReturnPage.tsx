import { type ReactElement, useState } from 'react';
import { isAbort } from '../../ui/failure/portal-error';
import { focusAtOnce } from '../focus';
import { Icon } from '../Icon';
import type { Message, SignInMessage } from '../message';
import { type Opening, PublicPage } from '../PublicPage';
import { serverMessage } from '../server-message';
import { useTexts } from '../texts/context';
import { useAsked } from '../use-asked';
import { finish } from './finish';
import type { KeptSignOn } from './kept-sign-on';
import { named, type SignOnTexts, useSignOnTexts } from './texts';
import { useBeginSignOn } from './use-begin-sign-on';

interface ReturnProps {
  /** The id of the provider that has led here. */
  provider: string;
  /** What it led back with. */
  parameters: string;
  /** What the tab has kept since the sign-in began; `null`: it began elsewhere. */
  kept: KeptSignOn | null;
  /** The texts in the language in which it opens. */
  first: SignOnTexts;
  onSignedIn: () => void;
}

const documentTitle: Message = (texts) => texts.session.documentTitle;

/** `/login/:provider`: a provider of OpenID Connect has led the browser back. */
export function ReturnPage({
  provider,
  parameters,
  kept,
  first,
  onSignedIn,
  ...page
}: ReturnProps & Opening) {
  return (
    <PublicPage {...page} documentTitle={documentTitle}>
      <Return
        {...{ provider, parameters, kept, first, onSignedIn }}
        // Without the settings of the deployment the address says how it is called.
        name={page.config === null ? provider : page.config.signOn.find(({ id }) => id === provider)?.name}
      />
    </PublicPage>
  );
}

interface Failure {
  /** `null`: that the sign-in began elsewhere, which the page knows by itself. */
  message: SignInMessage | null;
}

/** @param name absent where the deployment has no such provider any more */
function Return({
  name,
  provider,
  parameters,
  kept,
  first,
  onSignedIn,
}: ReturnProps & { name?: string | undefined }) {
  const page = useTexts();
  const texts = useSignOnTexts(first);
  const known = parameters === '' ? null : kept;
  const [failure, setFailure] = useState<Failure | null>(known === null ? { message: null } : null);
  const [factor, setFactor] = useState<ReactElement | null>(null);
  const search = kept?.search ?? '';
  const again = useBeginSignOn(search);
  const toSignIn = `/login${search}`;

  /** Leads back from the second step: by a sentence, or because somebody else wants to sign in. */
  const onBack = (message?: SignInMessage) => {
    if (message === undefined) return location.assign(toSignIn);
    setFailure({ message });
    setFactor(null);
  };
  useAsked(async (signal) => {
    if (known === null) return;
    try {
      const asked = await finish(known, parameters, signal);
      if (asked === null) return onSignedIn();
      const { openFactor } = await import('../factor/open-factor');
      setFactor(await openFactor({ asked, onSignedIn, onBack }));
    } catch (error) {
      if (!isAbort(error)) setFailure({ message: serverMessage(error) });
    }
  });
  if (factor) return factor;

  const { going } = again;
  const shown = again.failure ?? failure;
  return (
    <>
      <h1 ref={focusAtOnce} tabIndex={-1}>
        {page.session.title}
      </h1>
      {shown === null ? (
        <output className="checking">
          <span className="spinner" aria-hidden="true" />
          {named(texts.returning, name ?? provider)}
        </output>
      ) : (
        <>
          <p className="result problem" role="alert">
            {going === null && (
              <>
                <Icon name="warning" />
                {shown.message?.(page) ?? texts.otherBrowser}
              </>
            )}
          </p>
          {name !== undefined && (
            <button
              ref={focusAtOnce}
              type="button"
              className="button"
              aria-disabled={going !== null}
              onClick={() => void again.begin(provider)}
            >
              {going !== null && <span className="spinner" aria-hidden="true" />}
              {named(going === null ? texts.again : texts.going, name)}
            </button>
          )}
          <a ref={name === undefined ? focusAtOnce : undefined} className="link alone" href={toSignIn}>
            {texts.back}
          </a>
        </>
      )}
    </>
  );
}
