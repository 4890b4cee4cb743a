import { useState } from 'react';
import { type FactorAsked, type LoginReply, login, SIGN_IN } from '../../contract/session';
import { callPublic } from '../portal/public-call';
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

interface Options {
  /** `null` where no check is required. */
  robot: RobotCheck | null;
  /** Is said from the start: why the second step has led back here. */
  said?: SignInMessage | undefined;
  onSignedIn: () => void;
  /** Shows the second step to whoever has one. Rejects where it cannot be fetched. */
  askFactor: (asked: FactorAsked, user: string) => Promise<void>;
}

/** The sign-in, from the checks before the call to the message after it. */
export function useSignIn({ robot, said, onSignedIn, askFactor }: Options) {
  const [state, setState] = useState<SignInState>(
    said ? { status: 'error', message: said, fields: ['password'] } : { status: 'idle' },
  );
  const timer = useTimer();

  /** A message about a lock stays until it ends, one that leads another way for a while. */
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
      const reply: unknown = await callPublic(login, {
        body: { user: given.login, password, ...(proof && { robotCheck: proof.payload }) },
      });
      if (has<FactorAsked>(reply, 'factorToken')) return await askFactor(reply, given.login);
      if (!has<LoginReply>(reply, 'token')) return showLater(messageWithoutToken(reply), []);
      await storeSession(reply);
      setState({ status: 'success' });
      onSignedIn();
    } catch (error) {
      const status = error instanceof PortalError ? error.status : 0;
      const fields: Field[] = status === 401 ? ['password', 'login'] : [];
      showLater(messageOfFailure(error), fields, status === 403 ? SIGN_IN.adviceFor : waitOf(error));
    }
  }

  return { state, submit };
}

/** Tells whether a reply is the one that has this text. */
function has<Reply extends LoginReply | FactorAsked>(reply: unknown, name: keyof Reply): reply is Reply {
  const text = (reply as Partial<Reply> | null | undefined)?.[name];
  return typeof text === 'string' && text !== '';
}
