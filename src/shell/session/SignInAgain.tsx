import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { Suspense, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FactorAsked } from '../../../contract/session';
import type { FrameCatalogue } from '../../../i18n/catalogue';
import { signInWithFactor } from '../../sign-in/factor/sign-in-with-factor';
import type { SignInMessage } from '../../sign-in/message';
import { lazyNamed } from '../../ui/code/lazy-named';
import { ReadOnlyField } from '../../ui/fields/ReadOnlyField';
import { PartBoundary } from '../../ui/states/PartBoundary';
import type { FactorFormProps } from './FactorForm';
import { PasswordAgain } from './PasswordAgain';

const FactorForm = lazyNamed<'FactorForm', FactorFormProps>(
  () => import('./FactorForm'),
  'FactorForm',
  'factorStep',
);

interface Props {
  /** The login of the person whose page is covered. */
  login: string;
  /** Whether the deployment requires the robot check. */
  asksRobot: boolean;
  catalogue: FrameCatalogue;
  /** The attribute of the elements that show over the cover. */
  mark: Record<string, string>;
  onSignedIn: () => void;
  onLeave: () => void;
}

/** Says why the second step has led back to the first. */
interface Expired {
  said: SignInMessage;
}

/**
 * SES-11: the sign-in over a page whose session has ended while something was not saved. Only the same person can sign
 * in here, because the login is fixed. Leaving discards what was typed.
 */
export function SignInAgain({ login, mark, onSignedIn, onLeave, ...first }: Props) {
  const translate = useTranslate();
  const [asked, setAsked] = useState<FactorAsked | null>(null);
  const [expired, setExpired] = useState<Expired>();
  const id = useId();
  const account = <ReadOnlyField label={translate('session.login')} value={login} autoComplete="username" />;
  const leave = (
    <Button variant="outlined" color="error" onClick={onLeave}>
      {translate('session.again.leave')}
    </Button>
  );
  return (
    <Dialog
      open
      hideBackdrop
      fullWidth
      maxWidth="xs"
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      {...mark}
    >
      {asked === null ? (
        <PasswordAgain
          {...first}
          id={id}
          login={login}
          account={account}
          leave={leave}
          said={expired?.said}
          onSignedIn={onSignedIn}
          askFactor={async (next) => setAsked(next)}
        />
      ) : (
        <PartBoundary onClose={onLeave} mark={mark}>
          <Suspense>
            <FactorForm
              id={id}
              title="session.again.title"
              text="factorStep.text"
              leave={leave}
              request={asked.passkey && (async () => asked.passkey ?? {})}
              prove={async (given) => {
                await signInWithFactor(asked.factorToken, given);
                onSignedIn();
              }}
              onExpired={(said) => {
                setExpired({ said });
                setAsked(null);
              }}
            >
              {account}
            </FactorForm>
          </Suspense>
        </PartBoundary>
      )}
    </Dialog>
  );
}
