import { type FormEvent, useId } from 'react';
import type { FactorAsked } from '../../../contract/session';
import { hasPasskeys } from '../../portal/passkey';
import { focusAtOnce, useLeadBack } from '../focus';
import type { SignInMessage } from '../message';
import { Outcome } from '../Outcome';
import { SubmitButton } from '../SubmitButton';
import { useTexts } from '../texts/context';
import { PasskeyButton } from './PasskeyButton';
import { signInWithFactor } from './sign-in-with-factor';
import type { FactorTexts } from './texts';
import { useFactor } from './use-factor';
import { useFactorTexts } from './use-factor-texts';

export interface FactorStepProps {
  /** Stands for the password that was right, with what a passkey would sign. */
  asked: FactorAsked;
  /** The texts in the language in which it opens. */
  first: FactorTexts;
  onSignedIn: () => void;
  /** Leads back to the first step, where the sign-in has to begin anew with what is to be said there. */
  onBack: (said?: SignInMessage) => void;
}

/** The second step of the sign-in page, in place of its form: a code of the second factor. */
export function FactorStep({ asked, first, onSignedIn, onBack }: FactorStepProps) {
  const page = useTexts();
  const texts = useFactorTexts(first);
  const { code, state, type, submit, submitPasskey } = useFactor({
    prove: async (given) => {
      await signInWithFactor(asked.factorToken, given);
      onSignedIn();
    },
    onExpired: onBack,
  });
  const form = useLeadBack(state);
  const id = useId();
  const failure =
    state.status === 'own' ? texts[state.key] : state.status === 'error' ? state.message(page) : undefined;
  const passkey = hasPasskeys() ? asked.passkey : null;
  const by = state.status === 'loading' ? state.by : null;

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };

  return (
    <>
      <h1>{texts.title}</h1>
      <p className="intro">{passkey === null ? texts.text : texts.either}</p>
      {passkey !== null && (
        <PasskeyButton
          label={texts.passkey}
          busy={by === 'passkey'}
          busyLabel={texts.waiting}
          focus={focusAtOnce}
          onPress={() => void submitPasskey(async () => passkey)}
        />
      )}
      <form ref={form} noValidate onSubmit={onSubmit}>
        <div className="field">
          <label htmlFor={id}>{texts.code}</label>
          <input
            ref={passkey === null ? focusAtOnce : undefined}
            id={id}
            name="code"
            className="input"
            value={code}
            onChange={(event) => type(event.target.value)}
            autoComplete="one-time-code"
            autoCapitalize="off"
            spellCheck={false}
            aria-invalid={'fields' in state && state.fields.length > 0}
            aria-describedby={failure === undefined ? `${id}-hint` : `${id}-error ${id}-hint`}
          />
        </div>
        <p id={`${id}-hint`} className="hint">
          {texts.hint}
        </p>
        <SubmitButton
          busy={by === 'code' || state.status === 'success'}
          label={texts.confirm}
          busyLabel={texts.checking}
        />
        <Outcome id={`${id}-error`} failure={failure} />
      </form>
      <button type="button" className="link" onClick={() => onBack()}>
        {texts.someoneElse}
      </button>
    </>
  );
}
