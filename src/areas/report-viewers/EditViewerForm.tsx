import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { UserRecord } from '../../../contract/users';
import { ConflictNotice } from '../../kit/edit/ConflictNotice';
import { SaveBar } from '../../kit/edit/SaveBar';
import { UnsavedGuard } from '../../kit/edit/UnsavedGuard';
import { useSave } from '../../kit/edit/use-save';
import type { SavedState } from '../../kit/list/use-saved-flag';
import { formStyle } from '../../kit/user-form/form-style';
import { PersonSaveFailure } from '../../kit/user-form/PersonSaveFailure';
import { usePeopleChanged } from '../../kit/user-form/use-people-changed';
import { entersField } from './enters-field';
import { useLinkable } from './use-linkable';
import { useViewerForm } from './use-viewer-form';
import { ViewerFields } from './ViewerFields';
import { differences, isComplete, linksOf, valuesOf, viewerOf } from './viewer-values';

const LIST = '/visualizadores-relatorios';

/** Changes a report viewer (VIEW-07 to VIEW-19). */
export function EditViewerForm({ record }: { record: UserRecord }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const peopleChanged = usePeopleChanged();
  const [seen, setSeen] = useState(record);
  const saved = useRef(false);
  const stored = valuesOf(seen);
  const form = useViewerForm(stored);
  const linkable = useLinkable(seen.login);
  const grouped = linkable.groupOf.size;
  const { values } = form;
  const changes = differences(stored, values).length;

  const { save, saving, failure, forget, begin } = useSave<UserRecord>({
    resource: LIST.slice(1),
    holds: (there) => differences(valuesOf(there), values).length === 0,
    onSaved: () => {
      saved.current = true;
      peopleChanged(LIST.slice(1));
      const state: SavedState = { saved: 'edit.saved' };
      void navigate(LIST, { state });
    },
  });
  const conflict = failure?.kind === 'conflict' ? failure : null;
  const basis = conflict?.stored ?? seen;
  const complete = isComplete(values, grouped) && (changes > 0 || conflict !== null);

  const submit = async () => {
    if (saving || saved.current) return;
    begin();
    if (!form.check(false, grouped) || !complete) return;
    setSeen(basis);
    const sent = basis.linksOnly ? linksOf(values) : viewerOf(values);
    const outcome = await save(basis, { ...sent, version: basis.version });
    if (outcome?.kind === 'failed') form.tellRefused(outcome.fields);
  };
  const fact = (name: string, text: string) => {
    if (name === 'active') return translate(text === 'true' ? 'common.active' : 'common.inactive');
    return text === '' ? translate('users.form.nothing') : text;
  };

  return (
    <Box
      component="form"
      sx={formStyle}
      noValidate
      onKeyDown={(event) => {
        if (complete || !entersField(event)) return;
        event.preventDefault();
        void submit();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {failure?.kind === 'failed' && <PersonSaveFailure error={failure.error} />}
      {conflict !== null && (
        <ConflictNotice
          text={conflict.text}
          changes={differences(valuesOf(seen), valuesOf(conflict.stored)).map((change) => ({
            field: translate(
              change.fact === 'establishments' ? 'viewers.links.table' : `users.form.${change.fact}`,
            ),
            before: fact(change.fact, change.before),
            after: fact(change.fact, change.after),
          }))}
          onTakeStored={() => {
            setSeen(conflict.stored);
            form.reset(valuesOf(conflict.stored));
            forget();
          }}
        />
      )}
      <ViewerFields form={form} linkable={linkable} editing linksOnly={seen.linksOnly} />
      <SaveBar
        changes={changes}
        faults={Object.keys(form.faults).length}
        saving={saving}
        back={LIST}
        saveText={translate(conflict === null ? 'common.save' : 'edit.anyway')}
        disabledReason={
          complete
            ? undefined
            : translate(isComplete(values, grouped) ? 'edit.untouched' : 'viewers.incomplete')
        }
      />
      <UnsavedGuard when={() => !saved.current && changes > 0} />
    </Box>
  );
}
