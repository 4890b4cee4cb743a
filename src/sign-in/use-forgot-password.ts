import { useState } from 'react';
import { RESET_MESSAGES, resetPassword } from '../../contract/password';
import { callPublic } from '../portal/public-call';
import type { Message } from './message';
import { messageOfResetFailure } from './reset-failure';
import { useTimer } from './use-timer';
import { waitOf } from './wait';

type ForgotState =
  | { readonly status: 'idle' | 'incomplete' | 'sending' }
  /** The server's text, which is the same for every tax id. */
  | { readonly status: 'sent'; readonly said: string }
  | { readonly status: 'failed'; readonly message: Message };

const failed: Message = (texts) => texts.password.forgot.failed;

/** LOG-13, LOG-15, LOG-16: requests a link, one call at a time. */
export function useForgotPassword() {
  const [state, setState] = useState<ForgotState>({ status: 'idle' });
  const timer = useTimer();

  /** A message about a lock stays until it ends. */
  function fail(message: Message, wait = 0): void {
    setState({ status: 'failed', message });
    timer.start(() => setState({ status: 'idle' }), Math.max(RESET_MESSAGES.failureFor, wait));
  }

  async function submit(taxId: string): Promise<void> {
    if (state.status === 'sending') return;
    timer.stop();
    const cpf = taxId.trim();
    if (cpf === '') return setState({ status: 'incomplete' });
    setState({ status: 'sending' });
    try {
      const said: unknown = await callPublic(resetPassword, { query: { cpf } });
      if (typeof said !== 'string' || said.trim() === '') return fail(failed);
      // The page shows progress until then, so that nobody wonders whether anything happened.
      timer.start(() => setState({ status: 'sent', said }), RESET_MESSAGES.sentAfter);
    } catch (error) {
      fail(messageOfResetFailure(error, failed), waitOf(error));
    }
  }

  return {
    state,
    submit,
    /** The person types: the missing field may be filled in now. */
    amend: () => setState((now) => (now.status === 'incomplete' ? { status: 'idle' } : now)),
  };
}
