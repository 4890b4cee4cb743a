import Dialog, { type DialogProps } from '@mui/material/Dialog';
import { createContext, type RefObject, use, useImperativeHandle, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useUnsavedWork } from '../../session/use-unsaved-work';
import { ConfirmDialog } from './ConfirmDialog';

interface Work {
  /** Whether something would be lost at this moment, as the content of the dialog says. */
  unsaved: RefObject<boolean | null>;
  /** Leaves the dialog, and asks first where something would be lost. */
  leave: () => void;
}

const WorkContext = createContext<Work | null>(null);

type WorkDialogProps = Omit<DialogProps, 'onClose'> & { onClose: () => void };

/** A dialog in which people type or choose: Escape and a click beside it ask before anything of that is lost. */
export function WorkDialog({ open, onClose, children, ...dialog }: WorkDialogProps) {
  const translate = useTranslate();
  const unsaved = useRef<boolean>(null);
  const [asking, setAsking] = useState(false);
  useUnsavedWork(() => unsaved.current === true, open);
  const leave = () => {
    if (unsaved.current) setAsking(true);
    else onClose();
  };
  return (
    <Dialog {...dialog} open={open} onClose={leave}>
      <WorkContext value={{ unsaved, leave }}>{children}</WorkContext>
      <ConfirmDialog
        open={asking}
        title={translate('edit.unsaved.title')}
        text={translate('errors.unsaved')}
        cancel={translate('edit.unsaved.stay')}
        confirm={translate('edit.unsaved.leave')}
        destructive
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onClose();
        }}
      />
    </Dialog>
  );
}

/**
 * Says to the dialog around whether something would be lost.
 * @returns what a button calls that leaves and is no Cancel
 */
export function useDialogWork(changed: boolean): () => void {
  const work = use(WorkContext);
  if (work === null) throw new Error('There is no WorkDialog around');
  useImperativeHandle(work.unsaved, () => changed, [changed]);
  return work.leave;
}
