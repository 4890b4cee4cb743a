import { useState } from 'react';
import { validateTokenPassword } from '../../contract/password';
import { callPublic } from '../portal/public-call';
import { isAbort, PortalError } from '../ui/failure/portal-error';
import type { Message } from './message';
import { messageOfResetFailure } from './reset-failure';
import { useAsked } from './use-asked';

type LinkState =
  | { readonly status: 'checking' | 'good' | 'invalid' }
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
    const good = await callPublic(validateTokenPassword, { query: { token }, signal });
    return { status: good ? 'good' : 'invalid' };
  } catch (error) {
    if (isAbort(error)) return null;
    if (error instanceof PortalError && error.status === 400) return { status: 'invalid' };
    return { status: 'unknown', message: messageOfResetFailure(error, notChecked), checking: false };
  }
}
