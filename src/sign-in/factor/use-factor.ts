import { useState } from 'react';
import { SECOND_FACTOR } from '../../../contract/second-factor';
import { failureText, PortalError } from '../../ui/failure/portal-error';
import { messageOfKey, type SignInMessage } from '../message';
import { useTimer } from '../use-timer';
import { waitOf, withTime } from '../wait';

/** The state of a code that is given. Without one there is nothing to send, and the page says so itself. */
type FactorState =
  | { readonly status: 'idle' | 'loading' | 'success' }
  | { readonly status: 'missing'; readonly fields: typeof FIELDS }
  | { readonly status: 'error'; readonly message: SignInMessage; readonly fields: typeof FIELDS };

/** The name of the field that is led back to. */
const FIELDS = ['code'] as const;

interface Options {
  /** Gives the server a code. */
  prove: (code: string) => Promise<void>;
  /** Called where the server says that the sign-in has to begin anew. */
  onExpired?: ((said: SignInMessage) => void) | undefined;
}

/** Tells whether a text is a whole code of an authenticator program, which some show in two groups. */
const isWhole = (text: string) => new RegExp(`^\\d{${SECOND_FACTOR.digits}}$`).test(bare(text));
const bare = (text: string) => text.replace(/\s/g, '');

/** A code of the second factor, from the typing to the message after it. What was typed stays. */
export function useFactor({ prove, onExpired }: Options) {
  const [code, setCode] = useState('');
  const [state, setState] = useState<FactorState>({ status: 'idle' });
  const timer = useTimer();

  /** Its sentences are long and name a time, so that they stay until the next attempt; that of a lock until it ends. */
  function show(error: unknown): void {
    const message = messageOf(error);
    if (onExpired && error instanceof PortalError && error.status === 401) return onExpired(message);
    setState({ status: 'error', message, fields: FIELDS });
    const wait = waitOf(error);
    if (wait > 0) timer.start(() => setState({ status: 'idle' }), wait);
  }

  async function submit(given = code): Promise<void> {
    if (state.status === 'loading' || state.status === 'success') return;
    timer.stop();
    if (given.trim() === '') return setState({ status: 'missing', fields: FIELDS });
    setState({ status: 'loading' });
    try {
      await prove(given);
      setState({ status: 'success' });
    } catch (error) {
      show(error);
    }
  }

  /** Six digits are sent as soon as they are there; a recovery code waits for the button. */
  function type(text: string): void {
    setCode(text);
    if (isWhole(text) && bare(text) !== bare(code)) void submit(text);
  }

  return { code, state, type, submit };
}

/** The server's own words where it said some; they name times, so that what is before a colon belongs to them. */
function messageOf(error: unknown): SignInMessage {
  const known = error instanceof PortalError ? error : null;
  const said = known?.fields.code ?? withTime(known?.text ?? '', waitOf(error));
  if (said !== '') return () => said;
  const failure = failureText(error);
  return 'key' in failure ? messageOfKey(failure.key) : () => failure.text;
}
