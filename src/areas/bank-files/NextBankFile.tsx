import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { WorkDialog } from '../../kit/edit/WorkDialog';
import { editPath } from '../../ui/paths';
import { BANK_FILES } from './bank-file';
import { NextFileForm } from './NextFileForm';
import { useFileWords } from './use-file-words';

/** `/arquivos-bancarios/proximo`, over the list: creates the next file of an account. */
export function NextBankFile() {
  const { text, number } = useFileWords();
  const title = useId();
  const navigate = useNavigate();
  const notify = useNotify();
  const close = () => void navigate(`/${BANK_FILES}`, { preventScrollReset: true });
  return (
    <WorkDialog open onClose={close} maxWidth="xs" fullWidth aria-labelledby={title}>
      <DialogTitle id={title}>{text('next.title')}</DialogTitle>
      <NextFileForm
        onClose={close}
        onCreated={(file) => {
          notify(text('next.created', { number: number(file.number) }), { type: 'success' });
          void navigate(editPath(`/${BANK_FILES}`, file.id), { replace: true, preventScrollReset: true });
        }}
      />
    </WorkDialog>
  );
}
