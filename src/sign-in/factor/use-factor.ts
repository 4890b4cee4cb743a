import { useState } from 'react';
import { type GivenFactor, SECOND_FACTOR } from '../../../contract/second-factor';
import { PasskeyFailure, signedByPasskey } from '../../portal/passkey';
import { PortalError } from '../../ui/failure/portal-error';
import type { SignInMessage } from '../message';
import { serverMessage } from '../server-message';
import { useTimer } from '../use-timer';
import { waitOf } from '../wait';

/** Sentences of the page itself: without a code there is nothing to send, and a browser may use no passkey. */
type OwnSentence = 'missing' | 'passkeyCancelled' | 'passkeyAddress';

/** The sentence of a browser that has not used a passkey. */
export const sentenceOf = ({ reason }: PasskeyFailure) =>
  reason === 'address' ? 'passkeyAddress' : 'passkeyCancelled';

/** The state of a second factor that is given. */
type FactorState =
  | { readonly status: 'idle' | 'success' }
  | { readonly status: 'loading'; readonly by: keyof GivenFactor }
  | { readonly status: 'own'; readonly key: OwnSentence; readonly fields: readonly string[] }
  | { readonly status: 'error'; readonly message: SignInMessage; readonly fields: readonly string[] };

interface Options {
  /** Gives the server a second factor. */
  prove: (given: GivenFactor) => Promise<void>;
  /** Called where the server says that the sign-in has to begin anew. */
  onExpired?: ((said: SignInMessage) => void) | undefined;
}

/** Tells whether a text is a whole code of an authenticator program, which some show in two groups. */
const isWhole = (text: string) => new RegExp(`^\\d{${SECOND_FACTOR.digits}}$`).test(bare(text));
const bare = (text: string) => text.replace(/\s/g, '');

/** A second factor, from the typing of a code or the press for a passkey to the message after it. What was typed stays. */
export function useFactor({ prove, onExpired }: Options) {
  const [code, setCode] = useState('');
  const [state, setState] = useState<FactorState>({ status: 'idle' });
  const timer = useTimer();

  /** Its sentences are long and name a time, so that they stay until the next attempt; that of a lock until it ends. */
  function show(error: unknown, by: keyof GivenFactor): void {
    // The field is led back to; the button of a passkey still has the focus.
    const fields = by === 'code' ? ['code'] : [];
    if (error instanceof PasskeyFailure) return setState({ status: 'own', key: sentenceOf(error), fields });
    const message = messageOf(error);
    if (onExpired && error instanceof PortalError && error.status === 401) return onExpired(message);
    setState({ status: 'error', message, fields });
    const wait = waitOf(error);
    if (wait > 0) timer.start(() => setState({ status: 'idle' }), wait);
  }

  async function give(by: keyof GivenFactor, given: () => Promise<GivenFactor>): Promise<void> {
    if (state.status === 'loading' || state.status === 'success') return;
    timer.stop();
    setState({ status: 'loading', by });
    try {
      await prove(await given());
      setState({ status: 'success' });
    } catch (error) {
      show(error, by);
    }
  }

  async function submit(typed = code): Promise<void> {
    if (typed.trim() === '') return setState({ status: 'own', key: 'missing', fields: ['code'] });
    await give('code', async () => ({ code: typed }));
  }

  /** @param request what the server asks a passkey to sign */
  const submitPasskey = (request: () => Promise<object>): Promise<void> =>
    give('passkey', async () => ({ passkey: await signedByPasskey(await request()) }));

  /** Six digits are sent as soon as they are there; a recovery code waits for the button. */
  function type(text: string): void {
    setCode(text);
    if (isWhole(text) && bare(text) !== bare(code)) void submit(text);
  }

  return { code, state, type, submit, submitPasskey };
}

/** The server's own words: of what is wrong with the code or the passkey, else of the whole. */
export function messageOf(error: unknown): SignInMessage {
  const fields = error instanceof PortalError ? error.fields : {};
  const said = fields.code ?? fields.passkey;
  return said === undefined ? serverMessage(error) : () => said;
}
