import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, Suspense, useId } from 'react';
import type { RaRecord } from 'react-admin';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { lazyNamed } from '../../ui/code/lazy-named';
import type { ListPath } from '../../ui/paths';
import { PartBoundary } from '../../ui/states/PartBoundary';
import type { SavedState } from '../list/use-saved-flag';
import type { DialogRecord as DialogRecordType } from './DialogRecord';
import { DialogWaiting } from './DialogWaiting';
import { SelectRecord } from './SelectRecord';

/** react-admin's EditBase brings the library of its forms along, which no list needs. */
const DialogRecord = lazyNamed(
  () => import('./DialogRecord'),
  'DialogRecord',
) as unknown as typeof DialogRecordType;

interface EditDialogProps<Row extends RaRecord> {
  /** Of the list below it. */
  screen: ListPath;
  /** In the person's language. */
  title: string;
  /**
   * The form, once the record is here.
   * @param leave to the list, which is as it was; with the key of the message that says what was saved
   */
  children: (record: Row, leave: (saved?: string) => void) => ReactNode;
}

/** A record over its list, at an address of its own: `/bancos/editar/001`. Back closes it. */
export function EditDialog<Row extends RaRecord>({ screen, title, children }: EditDialogProps<Row>) {
  const titleId = useId();
  const { id } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const leave = (saved?: string) => {
    const state: SavedState | null = saved === undefined ? null : { saved };
    void navigate({ pathname: screen, search }, { state, preventScrollReset: true });
  };
  const close = () => leave();
  if (id === undefined) return <SelectRecord screen={screen} />;
  return (
    <Dialog open onClose={close} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <PartBoundary>
        <Suspense fallback={<DialogWaiting onClose={close} />}>
          <DialogRecord<Row> key={id} screen={screen} onClose={close}>
            {(record) => children(record, leave)}
          </DialogRecord>
        </Suspense>
      </PartBoundary>
    </Dialog>
  );
}
