import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { BULK } from '../../../contract/limits';
import { type AskProps, needsEstablishments } from '../../kit/bulk/work';
import { SubmitActions } from '../../kit/edit/SubmitActions';
import { useDialogWork } from '../../kit/edit/WorkDialog';
import { fieldsStyle } from '../../kit/list/controls-style';
import { FieldError } from '../../ui/fields/FieldError';
import { EstablishmentSelect } from './EstablishmentSelect';

/** Asks which establishments a bulk action assigns or removes, at least one. */
export function ChooseEstablishments({ action, onCancel, onChosen }: AskProps) {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<string[]>([]);
  const [submitted, setSubmitted] = useState(false);
  useDialogWork(chosen.length > 0);
  const missing = chosen.length === 0 || chosen.length > BULK.establishments;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (missing) setSubmitted(true);
        else if (needsEstablishments(action)) onChosen({ kind: action, establishments: chosen });
      }}
    >
      <DialogContent sx={fieldsStyle}>
        <Typography>{translate(`bulk.choose.${action}`)}</Typography>
        <EstablishmentSelect
          label={translate('bulk.choose.label')}
          value={chosen}
          onChange={(keys) => setChosen([...keys])}
        />
        {submitted && missing && (
          <Typography role="alert" variant="body2" color="error">
            <FieldError text={translate('bulk.choose.missing')} />
          </Typography>
        )}
      </DialogContent>
      <SubmitActions confirm={translate('bulk.choose.next')} onCancel={onCancel} />
    </form>
  );
}
