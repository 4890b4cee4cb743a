import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { ConfirmDialog } from '../../kit/edit/ConfirmDialog';
import { SaveFailure } from '../../kit/edit/SaveFailure';
import { SUBSCRIPTIONS } from '../../kit/subscription/resource';

interface AskedActProps {
  open: boolean;
  /** Key of the texts: `title`, `text`, `confirm`, `failed`, `done`. */
  texts: string;
  /** What stands in them. */
  words: Readonly<Record<string, string>>;
  act: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before a subscription ends; a failure stays in the dialog, one press away from the next attempt. */
export function AskedAct({ open, texts, words, act, onClose }: AskedActProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const cache = useQueryClient();
  const text = (key: string) => translate(`${texts}.${key}`, words);
  const { mutate, isPending, error } = useMutation({
    mutationFn: act,
    onSuccess: () => {
      onClose();
      notify(text('done'), { type: 'success' });
    },
    // Also after a failure: somebody else may have ended it first, or only the reply was lost.
    onSettled: () => cache.invalidateQueries({ queryKey: [SUBSCRIPTIONS] }),
  });
  return (
    <ConfirmDialog
      open={open}
      destructive
      title={text('title')}
      text={text('text')}
      cancel={translate('common.cancel')}
      confirm={text('confirm')}
      busy={isPending}
      onCancel={onClose}
      onConfirm={() => {
        if (!isPending) mutate();
      }}
    >
      {error !== null && <SaveFailure error={error} title={text('failed')} />}
    </ConfirmDialog>
  );
}
