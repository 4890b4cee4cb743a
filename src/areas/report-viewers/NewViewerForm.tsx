import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { CreateForm } from '../../kit/edit/CreateForm';
import { SaveBar } from '../../kit/edit/SaveBar';
import { SaveProblems } from '../../kit/edit/SaveProblems';
import { listOf } from '../../kit/list/list-of';
import { PersonSaveFailure } from '../../network/user-form/PersonSaveFailure';
import { personForm } from '../../network/user-form/person-form';
import { RegisteredDialog } from '../../network/user-form/RegisteredDialog';
import { usePersonArrived } from '../../network/user-form/use-person-arrived';
import { submitsByEnter } from './submits-by-enter';
import { useLinkable } from './use-linkable';
import { useViewerRules } from './use-viewer-rules';
import { useViewerValues, ViewerFields } from './ViewerFields';
import { differences, isComplete, newViewer, viewerFields, viewerOf } from './viewer-values';

const LIST = '/visualizadores-relatorios';

/** Registers a report viewer (VIEW-07 to VIEW-19). */
export function NewViewerForm() {
  const navigate = useNavigate();
  const rules = useViewerRules();
  const linkable = useLinkable(null);
  const arrived = usePersonArrived();
  const [registered, setRegistered] = useState<{ login: string; email: string; active: boolean } | null>(
    null,
  );
  return (
    <CreateForm
      {...personForm}
      fields={viewerFields}
      initial={newViewer}
      dataOf={viewerOf}
      differences={differences}
      validate={(values) => rules(values, true, 0)}
      arrived={arrived}
      onKeyDown={submitsByEnter}
      onSaved={(values) => setRegistered(viewerOf(values))}
    >
      <SaveProblems Failure={PersonSaveFailure} />
      <ViewerFields linkable={linkable} />
      <NewViewerBar />
      <RegisteredDialog
        person={registered}
        onClose={() => void navigate(listOf(LIST, { login: registered?.login }))}
      />
    </CreateForm>
  );
}

/** VIEW-13: can be saved only when the form is complete. */
function NewViewerBar() {
  const translate = useTranslate();
  const complete = isComplete(useViewerValues(), 0);
  return (
    <SaveBar back={LIST} disabledReason={complete ? undefined : translate('reportViewers.incomplete')} />
  );
}
