import { useState } from 'react';
import type { ReplyOf } from '../../contract/operation';
import { linkLogin, validateTokenPassword } from '../../contract/password';
import { callPublic } from '../portal/public-call';
import { isAbort, PortalError } from '../ui/failure/portal-error';
import type { Message } from './message';
import { messageOfResetFailure } from './reset-failure';
import { useAsked } from './use-asked';

/** Whose link it is: the login, under which password managers store the new password, and whether there is a second factor. */
type LinkOwner = ReplyOf<typeof linkLogin>;

type LinkState =
  | { readonly status: 'checking' | 'invalid' }
  | { readonly status: 'good'; readonly owner: LinkOwner }
  /** The check failed: the link may be valid or not. */
  | { readonly status: 'unknown'; readonly message: Message; readonly checking: boolean };

const notChecked: Message = (texts) => texts.password.reset.notChecked;

/** LOG-17, LOG-18: whether the token of a link lets its person set a password. Without a token there is no call. */
export function useLinkCheck(token: string) {
  const [state, setState] = useState<LinkState>({ status: token === '' ? 'invalid' : 'checking' });

  useAsked(async (signal) => {
    const found = token === '' ? null : await check(token, signal);
    if (found !== null) setState(found);
  });

  async function retry(): Promise<void> {
    if (state.status !== 'unknown' || state.checking) return;
    setState({ ...state, checking: true });
    const found = await check(token);
    if (found !== null) setState(found);
  }

  /** Checks again after a refused save; only a token that is no longer valid removes the form. */
  async function recheck(): Promise<void> {
    const found = await check(token);
    if (found?.status === 'invalid') setState(found);
  }

  return { state, retry, recheck };
}

/** `null` where the call was aborted. A malformed token is refused, and is as invalid as a used one. */
async function check(token: string, signal?: AbortSignal): Promise<LinkState | null> {
  try {
    const [good, owner] = await Promise.all([
      callPublic(validateTokenPassword, { query: { token }, signal }),
      ownerOf(token, signal),
    ]);
    return good ? { status: 'good', owner } : { status: 'invalid' };
  } catch (error) {
    if (isAbort(error)) return null;
    if (error instanceof PortalError && error.status === 400) return { status: 'invalid' };
    return { status: 'unknown', message: messageOfResetFailure(error, notChecked), checking: false };
  }
}

/** Without a reply the password can be set all the same, by the rules that hold for everybody. */
const ownerOf = (token: string, signal?: AbortSignal): Promise<LinkOwner> =>
  callPublic(linkLogin, { body: { token }, signal }).catch(() => ({ login: null, hasFactor: false }));
