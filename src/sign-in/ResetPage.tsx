import { useState } from 'react';
import { LinkChecking } from './LinkChecking';
import { LinkInvalid } from './LinkInvalid';
import { LinkUnknown } from './LinkUnknown';
import type { Message } from './message';
import { PasswordSet } from './PasswordSet';
import { type Opening, PublicPage } from './PublicPage';
import { ResetForm } from './ResetForm';
import { useTexts } from './texts/context';
import { useLinkCheck } from './use-link-check';

interface Props extends Opening {
  /** The token of the link that opened the page; empty where there was none. */
  token: string;
}

const documentTitle: Message = (texts) => texts.password.reset.documentTitle;

/** `/alterar-senha` (LOG-17 to LOG-26). */
export function ResetPage({ token, ...page }: Props) {
  return (
    <PublicPage {...page} documentTitle={documentTitle}>
      <Reset token={token} />
    </PublicPage>
  );
}

function Reset({ token }: { token: string }) {
  const texts = useTexts();
  const { reset } = texts.password;
  const { state, retry, recheck } = useLinkCheck(token);
  const [saved, setSaved] = useState(false);
  const form = !saved && state.status === 'good';
  return (
    <>
      <h1>{reset.title}</h1>
      {form && <p className="intro">{reset.intro}</p>}
      {form && <ResetForm token={token} onSaved={() => setSaved(true)} onRefused={() => void recheck()} />}
      {saved && <PasswordSet />}
      {state.status === 'checking' && <LinkChecking />}
      {state.status === 'invalid' && <LinkInvalid />}
      {state.status === 'unknown' && (
        <LinkUnknown message={state.message(texts)} busy={state.checking} onRetry={() => void retry()} />
      )}
    </>
  );
}
