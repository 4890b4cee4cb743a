import Card from '@mui/material/Card';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CreateForm } from '../../kit/edit/CreateForm';
import { cardStyle } from '../../kit/edit/form-style';
import { SaveBar } from '../../kit/edit/SaveBar';
import { SaveProblems } from '../../kit/edit/SaveProblems';
import { listOf } from '../../kit/list/list-of';
import { PersonSaveFailure } from '../../network/user-form/PersonSaveFailure';
import { personForm } from '../../network/user-form/person-form';
import { RegisteredDialog } from '../../network/user-form/RegisteredDialog';
import { usePersonArrived } from '../../network/user-form/use-person-arrived';
import { UserSections } from './UserSections';
import { useUserRules } from './use-user-rules';
import { differences } from './user-facts';
import { newUser, userOf } from './user-values';

/** Registers a user (USR-12 to USR-32, USR-36). */
export function NewUserForm() {
  const navigate = useNavigate();
  const rules = useUserRules();
  const arrived = usePersonArrived();
  const [registered, setRegistered] = useState<{ login: string; email: string; active: boolean } | null>(
    null,
  );
  return (
    <CreateForm
      {...personForm}
      initial={newUser}
      dataOf={(values) => userOf(values, null)}
      differences={differences}
      validate={(values) => rules(values, null)}
      arrived={arrived}
      onSaved={(values) => setRegistered(userOf(values, null))}
    >
      <SaveProblems Failure={PersonSaveFailure} />
      <Card sx={cardStyle}>
        <UserSections editing={false} />
      </Card>
      <SaveBar back="/usuarios" />
      <RegisteredDialog
        person={registered}
        onClose={() => void navigate(listOf('/usuarios', { login: registered?.login }))}
      />
    </CreateForm>
  );
}
