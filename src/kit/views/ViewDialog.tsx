import Checkbox from '@mui/material/Checkbox';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import {
  createView,
  type MayShare,
  type OpenedView,
  updateView,
  VIEW,
  viewNameProblem,
} from '../../../contract/views';
import { call } from '../../portal/client';
import { FieldError } from '../../ui/fields/FieldError';
import { fieldFault } from '../edit/field-fault';
import { SaveFailure } from '../edit/SaveFailure';
import { SubmitActions } from '../edit/SubmitActions';
import { useDialogWork, WorkDialog } from '../edit/WorkDialog';
import { type Present, stateOf } from './present';
import { type Shared, SharingFields } from './SharingFields';
import { chooseDefault, viewQuery } from './view-calls';
import { dialogStyle, groupStyle } from './views-style';

interface ViewDialogProps {
  present: Present;
  /** The view that is changed; `null`: the screen as it stands is saved as a new one. */
  view: OpenedView | null;
  mayShare: MayShare;
  /** Whether it is saved to be subscribed to, which the dialog then says. */
  subscribes?: boolean;
  onSaved: (view: OpenedView) => unknown;
  onClose: () => void;
}

/** Saves a screen as it stands under a name, or changes the name and the sharing of a view. */
export function ViewDialog(props: ViewDialogProps) {
  const title = useId();
  return (
    <WorkDialog open onClose={props.onClose} maxWidth="xs" fullWidth aria-labelledby={title}>
      <ViewForm {...props} titleId={title} />
    </WorkDialog>
  );
}

const focus = (input: HTMLElement | null) => input?.focus();

function ViewForm({
  present,
  view,
  mayShare,
  subscribes = false,
  onSaved,
  onClose,
  titleId,
}: ViewDialogProps & { titleId: string }) {
  const translate = useTranslate();
  const cache = useQueryClient();
  const text = (key: string) => translate(`views.dialog.${key}`);
  const [began] = useState(present);
  const initial: Shared = view?.sharing ?? { profiles: [], people: [] };
  const [name, setName] = useState(view?.name ?? '');
  const [way, setWay] = useState(0);
  const [sharing, setSharing] = useState(initial);
  const [asDefault, setAsDefault] = useState(false);
  const [submitted, setSubmitted] = useState(false);
  const { variants } = began;
  const body = {
    name,
    profiles: [...sharing.profiles],
    people: sharing.people.map(({ id }) => id),
  };
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async () => {
      if (view !== null)
        return call(updateView, { params: { id: view.id }, body: { ...body, version: view.version } });
      const state = stateOf(began, variants[way] ?? variants[0]);
      const saved = await call(createView, { body: { ...body, screen: began.screen, state } });
      if (asDefault) await chooseDefault(cache, began.screen, saved.id).catch(() => undefined);
      return saved;
    },
    onSuccess: (saved) => {
      onClose();
      void onSaved(saved);
    },
    onError: () =>
      view === null ? undefined : cache.invalidateQueries({ queryKey: viewQuery(view.id).queryKey }),
    gcTime: 0,
  });
  const changed = name !== (view?.name ?? '') || sharing !== initial;
  useDialogWork(isPending || changed);
  const problem = submitted ? viewNameProblem(name) : null;
  const fault = problem === null ? fieldFault(error, 'name') : translate(`views.problems.${problem}`);
  const others = ['profiles', 'people'].flatMap((field) => fieldFault(error, field) ?? []);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        setSubmitted(true);
        if (!isPending && viewNameProblem(name) === null) mutate();
      }}
    >
      <DialogTitle id={titleId}>
        {text(view === null ? (subscribes ? 'subscribe' : 'save') : 'edit')}
      </DialogTitle>
      <DialogContent sx={dialogStyle}>
        {view === null && (
          <DialogContentText>{text(subscribes ? 'subscribeHelp' : 'help')}</DialogContentText>
        )}
        {error !== null && fault === undefined && (
          <SaveFailure error={error} title={translate('views.saveFailed')} />
        )}
        <TextField
          id={`${titleId}-name`}
          required
          label={text('name')}
          value={name}
          onChange={({ target }) => {
            setName(target.value);
            reset();
          }}
          inputRef={focus}
          autoComplete="off"
          error={fault !== undefined}
          helperText={fault === undefined ? undefined : <FieldError text={fault} />}
          slotProps={{ htmlInput: { maxLength: VIEW.nameLength } }}
        />
        {view === null && variants.length > 1 && (
          <FormControl sx={groupStyle}>
            <FormLabel id={`${titleId}-period`}>{text('period')}</FormLabel>
            <RadioGroup
              aria-labelledby={`${titleId}-period`}
              value={way}
              onChange={(_event, chosen) => setWay(Number(chosen))}
            >
              {variants.map(({ label }, index) => (
                <FormControlLabel key={label} value={index} control={<Radio size="small" />} label={label} />
              ))}
            </RadioGroup>
          </FormControl>
        )}
        {(mayShare !== 'nobody' || initial.profiles.length + initial.people.length > 0) && (
          <SharingFields
            screen={began.screen}
            mayShare={mayShare}
            value={sharing}
            fault={others[0]}
            onChange={setSharing}
          />
        )}
        {view === null && (
          <FormControlLabel
            control={<Checkbox checked={asDefault} onChange={(_event, chosen) => setAsDefault(chosen)} />}
            label={text('asDefault')}
          />
        )}
      </DialogContent>
      <SubmitActions
        confirm={text(subscribes ? 'confirmSubscribe' : 'confirm')}
        busy={isPending}
        onCancel={onClose}
      />
    </form>
  );
}
