import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { lazy, useId, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { EditBody } from '../../kit/edit/EditBody';
import { SelectRecord } from '../../kit/edit/SelectRecord';
import { UnsavedGuard } from '../../kit/edit/UnsavedGuard';
import { useRecord } from '../../kit/edit/use-record';
import type { SavedState } from '../../kit/list/use-saved-flag';
import { PortalError } from '../../portal/error';
import type { BankRecord } from './bank';

/** Forms bring their library along, which no list needs. */
const BankForm = lazy(() => import('./BankForm').then(({ BankForm }) => ({ default: BankForm })));

/** BANK-09: `/bancos/editar/001`, over the list. */
export function BankEdit() {
  const { id } = useParams();
  return id === undefined ? <SelectRecord screen="/bancos" /> : <BankDialog id={id} />;
}

function BankDialog({ id }: { id: string }) {
  const translate = useTranslate();
  const title = useId();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { data, error, refetch } = useRecord<BankRecord>('bancos', id);
  const unsaved = useRef(false);
  const leave = (state: SavedState | null) => {
    void navigate({ pathname: '/bancos', search }, { state, preventScrollReset: true });
  };
  const close = () => leave(null);

  if (error instanceof PortalError && error.status === 404) return <SelectRecord screen="/bancos" />;
  return (
    <Dialog open onClose={close} fullWidth maxWidth="xs" aria-labelledby={title}>
      <DialogTitle id={title}>{translate('banks.edit.title')}</DialogTitle>
      <EditBody record={data} error={error} onRetry={refetch} onClose={close}>
        {(bank) => (
          <BankForm
            bank={bank}
            onChange={(dirty) => {
              unsaved.current = dirty;
            }}
            onCancel={close}
            onSaved={() => {
              unsaved.current = false;
              leave({ saved: 'portal-Bancos-msg/success' });
            }}
          />
        )}
      </EditBody>
      <UnsavedGuard when={() => unsaved.current} />
    </Dialog>
  );
}
