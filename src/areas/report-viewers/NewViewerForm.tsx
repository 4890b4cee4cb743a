import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { SaveBar } from '../../kit/edit/SaveBar';
import { UnsavedGuard } from '../../kit/edit/UnsavedGuard';
import { formStyle } from '../../kit/user-form/form-style';
import { PersonSaveFailure } from '../../kit/user-form/PersonSaveFailure';
import { RegisteredDialog } from '../../kit/user-form/RegisteredDialog';
import { useRegistration } from '../../kit/user-form/use-registration';
import { entersField } from './enters-field';
import { useLinkable } from './use-linkable';
import { useViewerForm } from './use-viewer-form';
import { ViewerFields } from './ViewerFields';
import { differences, isComplete, newViewer, viewerOf } from './viewer-values';

const LIST = '/visualizadores-relatorios';

/** Registers a report viewer (VIEW-07 to VIEW-19). */
export function NewViewerForm() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const form = useViewerForm(newViewer);
  const linkable = useLinkable(null);
  const { register, saving, failure, forget } = useRegistration(LIST.slice(1));
  const [registered, setRegistered] = useState<{ email: string; active: boolean } | null>(null);
  const done = useRef(false);
  const changes = differences(newViewer, form.values).length;
  const complete = isComplete(form.values, 0) && changes > 0;

  const submit = async () => {
    if (saving || done.current) return;
    forget();
    if (!form.check(true, 0)) return;
    const viewer = viewerOf(form.values);
    const outcome = await register(viewer);
    if (outcome === 'busy') return;
    if (outcome !== 'registered') {
      form.tellRefused(outcome);
      return;
    }
    done.current = true;
    setRegistered({ email: viewer.email, active: viewer.active });
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
      {failure !== null && <PersonSaveFailure error={failure} />}
      <ViewerFields form={form} linkable={linkable} />
      <SaveBar
        changes={changes}
        faults={Object.keys(form.faults).length}
        saving={saving}
        back={LIST}
        disabledReason={complete ? undefined : translate('viewers.incomplete')}
      />
      <RegisteredDialog person={registered} onClose={() => void navigate(LIST)} />
      <UnsavedGuard when={() => !done.current && changes > 0} />
    </Box>
  );
}
