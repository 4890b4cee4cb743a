import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useGetOne, useTranslate } from 'react-admin';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { DialogWaiting } from '../../kit/edit/DialogWaiting';
import { CloseActions } from '../../ui/CloseActions';
import { PortalError } from '../../ui/failure/portal-error';
import { LoadFailure } from '../../ui/states/LoadFailure';
import { BankFileFacts } from './BankFileFacts';
import { BANK_FILES, type BankFileRecord } from './bank-file';
import { useFileWords } from './use-file-words';

/** `/arquivos-bancarios/detalhes/12-3`, over the list: what a file covers, whether it goes on, and its forms. */
export function OneBankFile() {
  const translate = useTranslate();
  const { text, number } = useFileWords();
  const title = useId();
  const { id = '' } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useGetOne<BankFileRecord>(
    BANK_FILES,
    { id },
    { retry: false, refetchOnMount: 'always' },
  );
  const close = () => void navigate({ pathname: `/${BANK_FILES}`, search }, { preventScrollReset: true });
  const gone = error instanceof PortalError && [403, 404].includes(error.status);
  // A row of the list is known at once, and has nothing of the forms.
  const waits = data?.inForms === undefined && (error === null || isFetching);
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby={title}>
      <DialogTitle id={title}>
        {data === undefined
          ? translate('screens./arquivos-bancarios.title')
          : text('title', { number: number(data.number), account: data.account.name })}
      </DialogTitle>
      {waits ? (
        <DialogWaiting onClose={close} />
      ) : (
        <>
          <DialogContent>
            {data?.inForms !== undefined && (
              <BankFileFacts
                record={data}
                forms={data.inForms}
                newest={data.newest === true}
                refresh={() => void refetch()}
              />
            )}
            {data?.inForms === undefined && gone && <Typography role="alert">{text('gone')}</Typography>}
            {data?.inForms === undefined && !gone && (
              <LoadFailure title={text('loadFailed')} error={error} onRetry={() => void refetch()} />
            )}
          </DialogContent>
          <CloseActions onClose={close} />
        </>
      )}
    </Dialog>
  );
}
