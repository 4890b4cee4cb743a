import { type FormEvent, useEffect, useId, useState } from 'react';
import { currentLanguage } from '../../portal/language';
import { focusAtOnce, useLeadBack } from '../focus';
import type { SignInMessage } from '../message';
import { Outcome } from '../Outcome';
import { SubmitButton } from '../SubmitButton';
import { useTexts } from '../texts/context';
import { signInWithFactor } from './sign-in-with-factor';
import { type FactorTexts, loadFactorTexts } from './texts';
import { useFactor } from './use-factor';

export interface FactorStepProps {
  /** Stands for the password that was right. */
  factorToken: string;
  /** The texts in the language in which it opens. */
  first: FactorTexts;
  onSignedIn: () => void;
  /** Leads back to the first step, where the sign-in has to begin anew with what is to be said there. */
  onBack: (said?: SignInMessage) => void;
}

/** The second step of the sign-in page, in place of its form: a code of the second factor. */
export function FactorStep({ factorToken, first, onSignedIn, onBack }: FactorStepProps) {
  const page = useTexts();
  const texts = useFactorTexts(first);
  const { code, state, type, submit } = useFactor({
    prove: async (given) => {
      await signInWithFactor(factorToken, given);
      onSignedIn();
    },
    onExpired: onBack,
  });
  const form = useLeadBack(state);
  const id = useId();
  const failure =
    state.status === 'missing' ? texts.missing : state.status === 'error' ? state.message(page) : undefined;

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };

  return (
    <>
      <h1>{texts.title}</h1>
      <p className="intro">{texts.text}</p>
      <form ref={form} noValidate onSubmit={onSubmit}>
        <div className="field">
          <label htmlFor={id}>{texts.code}</label>
          <input
            ref={focusAtOnce}
            id={id}
            name="code"
            className="input"
            value={code}
            onChange={(event) => type(event.target.value)}
            autoComplete="one-time-code"
            autoCapitalize="off"
            spellCheck={false}
            aria-invalid={failure !== undefined}
            aria-describedby={failure === undefined ? `${id}-hint` : `${id}-error ${id}-hint`}
          />
        </div>
        <p id={`${id}-hint`} className="hint">
          {texts.hint}
        </p>
        <SubmitButton
          busy={state.status === 'loading' || state.status === 'success'}
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

/** The texts in the language of the page; those before stay where others cannot be fetched. */
function useFactorTexts(first: FactorTexts): FactorTexts {
  const language = currentLanguage();
  const [texts, setTexts] = useState(first);
  useEffect(() => {
    let shown = true;
    loadFactorTexts[language]().then(
      ({ factorStep }) => shown && setTexts(factorStep),
      () => undefined,
    );
    return () => {
      shown = false;
    };
  }, [language]);
  return texts;
}
