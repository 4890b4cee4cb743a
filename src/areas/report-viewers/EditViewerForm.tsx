import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { UserRecord } from '../../../contract/users';
import { EditForm, type RecordShape } from '../../kit/edit/EditForm';
import { useChanges, useRecordForm } from '../../kit/edit/record-form-context';
import { SaveBar } from '../../kit/edit/SaveBar';
import { SaveProblems } from '../../kit/edit/SaveProblems';
import { useBackSaved } from '../../kit/list/use-back-saved';
import { PersonSaveFailure } from '../../network/user-form/PersonSaveFailure';
import { personForm } from '../../network/user-form/person-form';
import { WelcomeAgain } from '../../network/user-form/WelcomeAgain';
import { submitsByEnter } from './submits-by-enter';
import { useLinkable } from './use-linkable';
import { useViewerRules } from './use-viewer-rules';
import { useViewerValues, ViewerFields } from './ViewerFields';
import {
  type Difference,
  differences,
  isComplete,
  linksOf,
  type ViewerValues,
  valuesOf,
  viewerFields,
  viewerOf,
} from './viewer-values';

const LIST = '/visualizadores-relatorios';

const shape: RecordShape<UserRecord, ViewerValues, Difference> = {
  valuesOf,
  dataOf: (values, stored) => (stored.linksOnly ? linksOf(values) : viewerOf(values)),
  differences,
};

/** Changes a report viewer (VIEW-07 to VIEW-19). */
export function EditViewerForm({ record }: { record: UserRecord }) {
  const translate = useTranslate();
  const onSaved = useBackSaved(LIST);
  const rules = useViewerRules();
  const [seen, setSeen] = useState(record);
  const linkable = useLinkable(seen.login);
  const grouped = linkable.groupOf.size;
  const fact = (name: string, text: string) => {
    if (name === 'active') return translate(text === 'true' ? 'common.active' : 'common.inactive');
    return text === '' ? translate('users.form.nothing') : text;
  };
  return (
    <EditForm
      {...personForm}
      fields={viewerFields}
      shape={shape}
      seen={seen}
      onSeen={setSeen}
      describeChange={({ fact: name, before, after }) => ({
        field: translate(name === 'establishments' ? 'reportViewers.links.table' : `users.form.${name}`),
        before: fact(name, before),
        after: fact(name, after),
      })}
      validate={(values) => rules(values, false, grouped)}
      // VIEW-13, also for Enter. After a conflict with another person's save, the form may be saved unchanged.
      confirm={(values, stored) =>
        isComplete(values, grouped) && (stored !== seen || differences(valuesOf(seen), values).length > 0)
      }
      onKeyDown={submitsByEnter}
      onSaved={onSaved}
    >
      <SaveProblems Failure={PersonSaveFailure} />
      <WelcomeAgain screen={LIST} record={seen} />
      <ViewerFields linkable={linkable} editing linksOnly={seen.linksOnly} />
      <EditViewerBar grouped={grouped} linksOnly={seen.linksOnly} />
    </EditForm>
  );
}

/** VIEW-13: can be saved only when the form is complete and something has changed. */
function EditViewerBar({ grouped, linksOnly }: { grouped: number; linksOnly: boolean }) {
  const translate = useTranslate();
  const { conflict } = useRecordForm();
  const complete = isComplete(useViewerValues(), grouped);
  const changed = useChanges() > 0 || conflict !== null;
  const incomplete = linksOnly ? 'reportViewers.unlinked' : 'reportViewers.incomplete';
  const reason = complete ? 'edit.untouched' : incomplete;
  return <SaveBar back={LIST} disabledReason={complete && changed ? undefined : translate(reason)} />;
}
