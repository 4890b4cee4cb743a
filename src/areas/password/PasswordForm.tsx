import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router-dom';
import { changePassword } from '../../../contract/password';
import { isOwnPassword, type PasswordRuleSet } from '../../../contract/passwords';
import { FormSection } from '../../kit/edit/FormSection';
import { SaveFailure } from '../../kit/edit/SaveFailure';
import { UnsavedGuard } from '../../kit/edit/UnsavedGuard';
import { call } from '../../portal/client';
import { ownFactorKey } from '../../session/factor-keys';
import { useSession } from '../../session/use-session';
import { PortalError } from '../../ui/failure/portal-error';
import { PasswordInput } from '../../ui/fields/PasswordInput';
import { ReadOnlyField } from '../../ui/fields/ReadOnlyField';
import { CurrentPasswordDialog } from './CurrentPasswordDialog';
import { PasswordRules } from './PasswordRules';
import { actionsStyle, cardStyle, fieldsStyle } from './password-style';

/** LOG-31: the key of the text that says that the criteria are not met. */
const CRITERIA = 'password.own.criteria';

interface Change {
  newPassword: string;
  currentPassword: string;
}

/** Saves the person's own password. A reply other than true only says that the criteria are not met. */
function useChangePassword() {
  const cache = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation<void, Error, Change>({
    mutationFn: async (change) => {
      const saved: unknown = await call(changePassword, { body: change });
      if (saved !== true) throw new PortalError('refused', 400, '', { newPassword: CRITERIA });
    },
    onError: (refusal) => {
      // The second factor may have gone since the page listed the length that is enough beside it.
      if (refusal instanceof PortalError && refusal.status === 409)
        void cache.invalidateQueries({ queryKey: ownFactorKey });
    },
  });
  return { save: mutate, saving: isPending, failure: error, forget: reset };
}

/** The fields to fill in, from top to bottom. */
const fields = ['newPassword', 'confirmation'] as const;
type Field = (typeof fields)[number];
/** The problems by field: a key of the catalogues, or the server's own words. */
type Faults = Partial<Record<Field, string>>;

const NOTHING = { newPassword: '', confirmation: '' };

/** LOG-27 to LOG-33: the person, the new password with its rules beside it, and the confirmation. */
export function PasswordForm({ rules }: { rules: PasswordRuleSet }) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const person = useSession();
  const [typed, setTyped] = useState(NOTHING);
  const [faults, setFaults] = useState<Faults>({});
  const { save, saving, failure, forget } = useChangePassword();
  /** Says whether the current password is being asked for, and why the last attempt failed there. */
  const [proof, setProof] = useState<{ open: boolean; failure: unknown }>({ open: false, failure: null });
  const inputs = useRef<Partial<Record<Field, HTMLInputElement | null>>>({});
  const saved = useRef(false);
  const listed = useId();

  const focusOn = (found: Faults) => {
    const first = fields.find((field) => found[field] !== undefined);
    if (first !== undefined) inputs.current[first]?.focus();
  };
  const showFaults = (found: Faults) => {
    setFaults(found);
    focusOn(found);
  };

  const send = (currentPassword: string) => {
    setProof({ open: true, failure: null });
    save(
      { newPassword: typed.newPassword, currentPassword },
      {
        onSuccess: () => {
          saved.current = true;
          setProof({ open: false, failure: null });
          notify('password.own.saved', { type: 'success' });
          void navigate('/home');
        },
        onError: (error) => {
          const refused: Readonly<Record<string, string>> = error instanceof PortalError ? error.fields : {};
          // A problem of the new password is corrected in the form, every other one in the dialog where it occurred.
          const stays = refused.newPassword === undefined;
          setProof({ open: stays, failure: stays ? error : null });
          if (!stays) showFaults(refused);
        },
      },
    );
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (saving) return;
    forget();
    const found: Faults = {
      ...(!isOwnPassword(typed.newPassword, person, rules) && { newPassword: CRITERIA }),
      ...(typed.confirmation !== typed.newPassword && { confirmation: 'password.own.different' }),
    };
    showFaults(found);
    if (Object.keys(found).length > 0) return;
    setProof({ open: true, failure: null });
  };

  const field = (name: Field) => {
    const fault = faults[name];
    return {
      label: translate(`password.own.${name}`),
      value: typed[name],
      error: fault === undefined ? undefined : translate(fault, { _: fault }),
      inputRef: (input: HTMLInputElement | null) => {
        inputs.current[name] = input;
      },
      onChange: (value: string) => {
        setTyped({ ...typed, [name]: value });
        // The confirmation is compared with the other field, so its fault is no longer valid either.
        setFaults(name === 'newPassword' ? {} : { ...faults, confirmation: undefined });
      },
    };
  };

  return (
    <>
      <Card component="form" noValidate onSubmit={submit} sx={cardStyle}>
        <FormSection title={translate('password.own.account')} text={translate('password.own.accountHelp')}>
          <Box sx={fieldsStyle}>
            <ReadOnlyField label={translate('password.own.name')} value={person.name} />
            <ReadOnlyField
              label={translate('password.own.login')}
              value={person.login}
              autoComplete="username"
            />
          </Box>
        </FormSection>
        <FormSection title={translate('password.own.section')} text={translate('password.own.sectionHelp')}>
          {failure !== null && !proof.open && (
            <SaveFailure
              error={failure}
              title={translate('password.own.failed')}
              noAnswer={translate('password.own.noAnswer')}
            />
          )}
          <Box sx={fieldsStyle}>
            <Box sx={{ display: 'grid', alignContent: 'start', gap: '16px' }}>
              <PasswordInput {...field('newPassword')} describedBy={listed} />
              <PasswordInput {...field('confirmation')} />
            </Box>
            <PasswordRules id={listed} password={typed.newPassword} person={person} rules={rules} />
          </Box>
        </FormSection>
        <Box sx={actionsStyle}>
          <Button component={Link} to="/home" variant="outlined">
            {translate('common.cancel')}
          </Button>
          <Button type="submit" variant="contained" aria-busy={saving}>
            {translate('password.own.save')}
          </Button>
        </Box>
        <UnsavedGuard when={() => !saved.current && fields.some((name) => typed[name] !== '')} />
      </Card>
      <CurrentPasswordDialog
        open={proof.open}
        saving={saving}
        failure={proof.failure}
        onCancel={() => {
          setProof({ open: false, failure: null });
          forget();
        }}
        onConfirm={send}
        onClosed={() => focusOn(faults)}
      />
    </>
  );
}
