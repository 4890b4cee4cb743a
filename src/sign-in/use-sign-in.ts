import { useState } from 'react';
import { login, SIGN_IN } from '../../contract/session';
import { call } from '../portal/client';
import { storeSession } from '../session/stored-session';
import { PortalError } from '../ui/failure/portal-error';
import type { SignInMessage } from './message';
import { messageOfFailure, messageWithoutToken } from './sign-in-failure';
import type { RobotCheck } from './use-robot-check';
import { useTimer } from './use-timer';
import { waitOf } from './wait';

export type Field = 'login' | 'password' | 'robot';

/** LOG-05: the state of a sign-in. */
type SignInState =
  | { readonly status: 'idle' | 'loading' | 'success' }
  /** The problem, and the fields to correct; none where the person made no mistake. */
  | { readonly status: 'error'; readonly message: SignInMessage; readonly fields: readonly Field[] };

interface Credentials {
  readonly user: string;
  readonly password: string;
}

const required: SignInMessage = (texts) => texts.keys['portal-login-required/rfc-passw'];
const confirmRobot: SignInMessage = (texts) => texts.keys['portal-login-confirm/robot'];

/** The sign-in, from the checks before the call to the message after it. `robot` is null where no check is required. */
export function useSignIn(robot: RobotCheck | null, onSignedIn: () => void) {
  const [state, setState] = useState<SignInState>({ status: 'idle' });
  const timer = useTimer();

  /** A message about a lock stays until it ends. */
  function show(message: SignInMessage, fields: readonly Field[], wait = 0): void {
    setState({ status: 'error', message, fields });
    timer.start(() => setState({ status: 'idle' }), Math.max(SIGN_IN.errorFor, wait));
  }

  /** LOG-09: the page shows progress until the message appears, so that nobody wonders whether anything happened. */
  function showLater(message: SignInMessage, fields: readonly Field[], wait = 0): void {
    robot?.renew();
    timer.start(() => show(message, fields, wait), SIGN_IN.errorAfter);
  }

  async function submit({ user, password }: Credentials): Promise<void> {
    if (state.status === 'loading' || state.status === 'success') return;
    timer.stop();
    const given = { login: user.trim(), password };
    const empty = (['login', 'password'] as const).filter((field) => given[field] === '');
    if (empty.length > 0) return show(required, empty); // LOG-06
    setState({ status: 'loading' });
    const proof = await robot?.take();
    if (proof === null) return show(confirmRobot, ['robot']); // LOG-07
    try {
      const reply: unknown = await call(login, {
        body: { user: given.login, password, ...(proof && { robotCheck: proof.payload }) },
      });
      if (!hasToken(reply)) return showLater(messageWithoutToken(reply), []);
      await storeSession(reply);
      setState({ status: 'success' });
      onSignedIn();
    } catch (error) {
      const refused = error instanceof PortalError && error.status === 401;
      showLater(messageOfFailure(error), refused ? ['password', 'login'] : [], waitOf(error));
    }
  }

  return { state, submit };
}

type Reply = Parameters<typeof storeSession>[0];

function hasToken(reply: unknown): reply is Reply {
  if (typeof reply !== 'object' || reply === null || !('token' in reply)) return false;
  return typeof reply.token === 'string' && reply.token !== '';
}
