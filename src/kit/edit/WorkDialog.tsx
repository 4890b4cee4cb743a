import Dialog, { type DialogProps } from '@mui/material/Dialog';
import { createContext, type RefObject, use, useImperativeHandle, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useUnsavedWork } from '../../session/use-unsaved-work';
import { ConfirmDialog } from './ConfirmDialog';

/** The question before something is lost, by the keys of its texts. */
interface LeaveQuestion {
  title: string;
  text: string;
  stay: string;
  leave: string;
}

const UNSAVED: LeaveQuestion = {
  title: 'edit.unsaved.title',
  text: 'errors.unsaved',
  stay: 'edit.unsaved.stay',
  leave: 'edit.unsaved.leave',
};

interface Work {
  /** Asks this, as the content of the dialog says; `null` where nothing would be lost at this moment. */
  unsaved: RefObject<LeaveQuestion | null>;
  /** Leaves the dialog, and asks first where something would be lost. */
  leave: () => void;
}

const WorkContext = createContext<Work | null>(null);

type WorkDialogProps = Omit<DialogProps, 'onClose'> & { onClose: () => void };

/** A dialog in which people type or choose: Escape and a click beside it ask before anything of that is lost. */
export function WorkDialog({ open, onClose, children, ...dialog }: WorkDialogProps) {
  const translate = useTranslate();
  const unsaved = useRef<LeaveQuestion>(null);
  const [asking, setAsking] = useState(false);
  /** It stays while its dialog is on its way out. */
  const [question, setQuestion] = useState(UNSAVED);
  useUnsavedWork(() => unsaved.current !== null, open);
  const leave = () => {
    const asked = unsaved.current;
    if (asked === null) {
      onClose();
      return;
    }
    setQuestion(asked);
    setAsking(true);
  };
  return (
    <Dialog {...dialog} open={open} onClose={leave}>
      <WorkContext value={{ unsaved, leave }}>{children}</WorkContext>
      <ConfirmDialog
        open={asking}
        title={translate(question.title)}
        text={translate(question.text)}
        cancel={translate(question.stay)}
        confirm={translate(question.leave)}
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
 * @param question asked before that is lost; by itself whether to leave unsaved changes
 * @returns what a button calls that leaves and is no Cancel
 */
export function useDialogWork(changed: boolean, question: LeaveQuestion = UNSAVED): () => void {
  const work = use(WorkContext);
  if (work === null) throw new Error('There is no WorkDialog around');
  useImperativeHandle<LeaveQuestion | null, LeaveQuestion | null>(
    work.unsaved,
    () => (changed ? question : null),
    [changed, question],
  );
  return work.leave;
}
