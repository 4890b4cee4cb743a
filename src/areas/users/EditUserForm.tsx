import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { UserRecord } from '../../../contract/users';
import { ConfirmDialog } from '../../kit/edit/ConfirmDialog';
import { ConflictNotice } from '../../kit/edit/ConflictNotice';
import { SaveBar } from '../../kit/edit/SaveBar';
import { UnsavedGuard } from '../../kit/edit/UnsavedGuard';
import { useSave } from '../../kit/edit/use-save';
import type { SavedState } from '../../kit/list/use-saved-flag';
import { cardStyle, formStyle } from '../../kit/user-form/form-style';
import { PersonSaveFailure } from '../../kit/user-form/PersonSaveFailure';
import { usePeopleChanged } from '../../kit/user-form/use-people-changed';
import { ApiUser } from './ApiUser';
import { UserSections } from './UserSections';
import { useFactText } from './use-fact-text';
import { useUserForm } from './use-user-form';
import { differences, holds } from './user-facts';
import { losesApi, userOf, valuesOf } from './user-values';

/** Changes a user (USR-13, USR-33 to USR-37). */
export function EditUserForm({ record }: { record: UserRecord }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const factText = useFactText();
  const peopleChanged = usePeopleChanged();
  const [seen, setSeen] = useState(record);
  const [asking, setAsking] = useState(false);
  const saved = useRef(false);
  const stored = valuesOf(seen);
  const form = useUserForm(stored);
  const { values } = form;
  const changes = differences(stored, values).length;

  const { save, saving, failure, forget, begin } = useSave<UserRecord>({
    resource: 'usuarios',
    holds: (there) => holds(there, values),
    onSaved: () => {
      saved.current = true;
      peopleChanged('usuarios');
      const state: SavedState = { saved: 'edit.saved' };
      void navigate('/usuarios', { state });
    },
  });
  const conflict = failure?.kind === 'conflict' ? failure : null;
  const basis = conflict?.stored ?? seen;

  const send = async () => {
    setSeen(basis);
    // A form of the wire: of a person who exists no key in it is empty.
    const sent = { ...userOf(values, basis), version: basis.version } as Partial<UserRecord>;
    const outcome = await save(basis, sent);
    if (outcome?.kind === 'failed') form.tellRefused(outcome.fields);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (saving || saved.current) return;
    begin();
    if (!form.check(valuesOf(basis))) return;
    if (losesApi(values, basis)) setAsking(true);
    else void send();
  };

  return (
    <Box component="form" sx={formStyle} noValidate onSubmit={submit}>
      {failure?.kind === 'failed' && <PersonSaveFailure error={failure.error} />}
      {conflict !== null && (
        <ConflictNotice
          text={conflict.text}
          changes={differences(valuesOf(seen), valuesOf(conflict.stored)).map((change) => ({
            field: translate(`users.form.${change.fact}`),
            before: factText(change.fact, change.before),
            after: factText(change.fact, change.after),
          }))}
          onTakeStored={() => {
            setSeen(conflict.stored);
            form.reset(valuesOf(conflict.stored));
            forget();
          }}
        />
      )}
      <Card sx={cardStyle}>
        <UserSections
          form={form}
          editing
          apiUser={<ApiUser record={seen} profile={values.profile} onChange={setSeen} />}
        />
      </Card>
      <SaveBar
        changes={changes}
        faults={Object.keys(form.faults).length}
        saving={saving}
        back="/usuarios"
        saveText={translate(conflict === null ? 'common.save' : 'edit.anyway')}
      />
      <ConfirmDialog
        open={asking}
        title={translate('users.losesApi.title')}
        text={translate('users.losesApi.text')}
        cancel={translate('common.no')}
        confirm={translate('common.yes')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void send();
        }}
      />
      <UnsavedGuard when={() => !saved.current && changes > 0} />
    </Box>
  );
}
