import { useState } from 'react';
import type { PasswordPolicy } from '../../contract/config';
import { ruleSetOf } from '../../contract/passwords';
import { focusAtOnce } from './focus';
import { Icon } from './Icon';
import { LinkUnknown } from './LinkUnknown';
import type { Message } from './message';
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
      <Reset token={token} policy={page.config?.passwordPolicy ?? 'specification'} />
    </PublicPage>
  );
}

function Reset({ token, policy }: { token: string; policy: PasswordPolicy }) {
  const texts = useTexts();
  const { reset } = texts.password;
  const { state, retry, recheck } = useLinkCheck(token);
  const [saved, setSaved] = useState(false);
  const owner = !saved && state.status === 'good' ? state.owner : null;
  return (
    <>
      <h1>{reset.title}</h1>
      {owner && <p className="intro">{reset.intro}</p>}
      {owner && (
        <ResetForm
          token={token}
          login={owner.login}
          rules={ruleSetOf(policy, owner.hasFactor)}
          onSaved={() => setSaved(true)}
          onRefused={() => void recheck()}
        />
      )}
      {saved && <PasswordSet />}
      {state.status === 'checking' && <LinkChecking />}
      {state.status === 'invalid' && <LinkInvalid />}
      {state.status === 'unknown' && (
        <LinkUnknown message={state.message(texts)} busy={state.checking} onRetry={() => void retry()} />
      )}
    </>
  );
}

/** LOG-17: shown while the server checks the link. */
function LinkChecking() {
  const { reset } = useTexts().password;
  return (
    <output className="checking">
      <span className="spinner" aria-hidden="true" />
      {reset.checking}
    </output>
  );
}

/** LOG-18: the link is not valid; the person can only request another one. */
function LinkInvalid() {
  const { reset, forgot } = useTexts().password;
  return (
    <>
      <p className="result problem" role="alert">
        <Icon name="warning" />
        {reset.invalid}
      </p>
      <p className="intro">{reset.invalidHelp}</p>
      <a ref={focusAtOnce} className="button" href="/esqueceu-sua-senha">
        {reset.request}
      </a>
      <a className="link alone" href="/login">
        {forgot.toSignIn}
      </a>
    </>
  );
}

/** LOG-26: the password is set; signing in is next. */
function PasswordSet() {
  const { reset } = useTexts().password;
  return (
    <>
      <output className="result done">
        <Icon name="check" />
        {reset.saved}
      </output>
      <p className="intro">{reset.savedHelp}</p>
      <a ref={focusAtOnce} className="button" href="/login">
        {reset.signIn}
      </a>
    </>
  );
}
