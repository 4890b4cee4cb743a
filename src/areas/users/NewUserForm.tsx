import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SaveBar } from '../../kit/edit/SaveBar';
import { UnsavedGuard } from '../../kit/edit/UnsavedGuard';
import { cardStyle, formStyle } from '../../kit/user-form/form-style';
import { PersonSaveFailure } from '../../kit/user-form/PersonSaveFailure';
import { RegisteredDialog } from '../../kit/user-form/RegisteredDialog';
import { useRegistration } from '../../kit/user-form/use-registration';
import { UserSections } from './UserSections';
import { useUserForm } from './use-user-form';
import { differences } from './user-facts';
import { newUser, userOf } from './user-values';

/** Registers a user (USR-12 to USR-32, USR-36). */
export function NewUserForm() {
  const navigate = useNavigate();
  const form = useUserForm(newUser);
  const { register, saving, failure, forget } = useRegistration('usuarios');
  const [registered, setRegistered] = useState<{ email: string; active: boolean } | null>(null);
  const done = useRef(false);
  const changes = differences(newUser, form.values).length;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (saving || done.current) return;
    forget();
    if (!form.check(null)) return;
    const user = userOf(form.values, null);
    const outcome = await register(user);
    if (outcome === 'busy') return;
    if (outcome !== 'registered') {
      form.tellRefused(outcome);
      return;
    }
    done.current = true;
    setRegistered({ email: user.email, active: user.active });
  };

  return (
    <Box component="form" sx={formStyle} noValidate onSubmit={(event) => void submit(event)}>
      {failure !== null && <PersonSaveFailure error={failure} />}
      <Card sx={cardStyle}>
        <UserSections form={form} editing={false} />
      </Card>
      <SaveBar changes={changes} faults={Object.keys(form.faults).length} saving={saving} back="/usuarios" />
      <RegisteredDialog person={registered} onClose={() => void navigate('/usuarios')} />
      <UnsavedGuard when={() => !done.current && changes > 0} />
    </Box>
  );
}
