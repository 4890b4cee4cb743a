import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { BULK } from '../../../contract/limits';
import { FieldError } from '../edit/FieldError';
import { SubmitActions } from '../edit/SubmitActions';
import { EstablishmentSelect } from '../establishments/EstablishmentSelect';
import { fieldsStyle } from '../list/controls-style';
import type { EstablishmentAction } from './work';

interface ChooseStepProps {
  action: EstablishmentAction;
  onCancel: () => void;
  /** Called with the codes of the chosen establishments, at least one. */
  onChosen: (establishments: string[]) => void;
}

/** Asks which establishments are assigned or removed. */
export function ChooseStep({ action, onCancel, onChosen }: ChooseStepProps) {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<string[]>([]);
  const [submitted, setSubmitted] = useState(false);
  const missing = chosen.length === 0 || chosen.length > BULK.establishments;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (missing) setSubmitted(true);
        else onChosen(chosen);
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
