import { useState } from 'react';
import type { Operation } from '../../contract/operation';
import { changePassword, RESET_MESSAGES } from '../../contract/password';
import { linkPassword, type PasswordRuleSet, passwordLength } from '../../contract/passwords';
import { callPublic } from '../portal/public-call';
import { PortalError } from '../ui/failure/portal-error';
import type { Message } from './message';
import { messageOfResetFailure } from './reset-failure';
import { useTimer } from './use-timer';

/** The call as the page behind the link makes it: without a session, so that a 401 ends none (LOG-12). */
const changePasswordByLink = { ...changePassword, access: 'public' } as const satisfies Operation;

export type ResetField = 'newPassword' | 'confirmation';
export type ResetValues = Readonly<Record<ResetField, string>>;

interface Fault {
  readonly message: Message;
  /** The fields to correct; none where the person made no mistake. */
  readonly fields: readonly ResetField[];
}

type ResetState = { readonly status: 'idle' | 'saving' } | ({ readonly status: 'error' } & Fault);

const failed: Message = (texts) => texts.password.reset.failed;
const criteria: Fault = { message: (texts) => texts.password.reset.criteria, fields: ['newPassword'] };

/** LOG-21 to LOG-23: the faults that the page itself finds, in this order. */
function faultOf({ newPassword, confirmation }: ResetValues, rules: PasswordRuleSet): Fault | null {
  const empty = (Object.entries({ newPassword, confirmation }) as [ResetField, string][])
    .filter(([, value]) => value === '')
    .map(([field]) => field);
  if (empty.length > 0) return { message: (texts) => texts.password.reset.empty, fields: empty };
  if (newPassword !== confirmation) {
    return { message: (texts) => texts.password.reset.different, fields: ['confirmation'] };
  }
  return passwordLength(newPassword) < linkPassword[rules].least
    ? { message: (texts) => texts.password.reset.short, fields: ['newPassword'] }
    : null;
}

interface Options {
  token: string;
  rules: PasswordRuleSet;
  onSaved: () => void;
  /** Called when the server refused the call: the token may no longer be valid. */
  onRefused: () => void;
}

/** LOG-21 to LOG-25: setting a password by link, one save at a time. */
export function useResetPassword({ token, rules, onSaved, onRefused }: Options) {
  const [state, setState] = useState<ResetState>({ status: 'idle' });
  const timer = useTimer();

  /** LOG-25: shows a failure for a limited time. */
  function fail(error: unknown): void {
    setState({ status: 'error', message: messageOfResetFailure(error, failed), fields: [] });
    timer.start(() => {
      setState({ status: 'idle' });
      if (error instanceof PortalError && error.status === 400) onRefused();
    }, RESET_MESSAGES.failureFor);
  }

  async function submit(values: ResetValues): Promise<void> {
    if (state.status === 'saving') return;
    timer.stop();
    const fault = faultOf(values, rules);
    if (fault !== null) return setState({ status: 'error', ...fault });
    setState({ status: 'saving' });
    try {
      const saved: unknown = await callPublic(changePasswordByLink, {
        body: { newPassword: values.newPassword, token },
      });
      if (saved === true) onSaved();
      else setState({ status: 'error', ...criteria }); // LOG-24
    } catch (error) {
      fail(error);
    }
  }

  return { state, submit };
}
