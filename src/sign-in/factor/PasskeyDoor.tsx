import { useState } from 'react';
import { PasskeyFailure } from '../../portal/passkey';
import { Outcome } from '../Outcome';
import { useTexts } from '../texts/context';
import { PasskeyButton } from './PasskeyButton';
import { signInByPasskey } from './sign-in-with-factor';
import type { FactorTexts } from './texts';
import { messageOf, sentenceOf } from './use-factor';
import { useFactorTexts } from './use-factor-texts';

export interface PasskeyDoorProps {
  /** The texts in the language in which it opens. */
  first: FactorTexts;
  onSignedIn: () => void;
}

/** Signs in with a passkey alone, where somebody has used one in this browser. */
export function PasskeyDoor({ first, onSignedIn }: PasskeyDoorProps) {
  const page = useTexts();
  const texts = useFactorTexts(first);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const signIn = async () => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    try {
      await signInByPasskey();
      onSignedIn();
    } catch (error) {
      setFailure(error);
      setBusy(false);
    }
  };
  const said = failure instanceof PasskeyFailure ? texts[sentenceOf(failure)] : messageOf(failure)(page);
  return (
    <div className="passkey">
      <PasskeyButton
        label={texts.signIn}
        busy={busy}
        busyLabel={texts.waiting}
        onPress={() => void signIn()}
      />
      <Outcome id="passkey-error" failure={failure === null ? undefined : said} />
    </div>
  );
}
