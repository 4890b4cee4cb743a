import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { deleteView, type OpenedView } from '../../../contract/views';
import { call } from '../../portal/client';
import { ConfirmDialog } from '../edit/ConfirmDialog';
import { SaveFailure } from '../edit/SaveFailure';
import { refreshViews } from './view-calls';

interface DeleteViewProps {
  view: OpenedView;
  onDeleted: () => void;
  onClose: () => void;
}

/** Asks before a view is deleted, also for those it is shared with. */
export function DeleteView({
  view: { id, name, screen, version, shared },
  onDeleted,
  onClose,
}: DeleteViewProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const cache = useQueryClient();
  const text = (key: string) => translate(`views.deletion.${key}`, { name });
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(deleteView, { params: { id }, query: { version } }),
    onSuccess: async () => {
      onClose();
      notify('views.removed', { type: 'success' });
      onDeleted();
      await refreshViews(cache, screen);
    },
    onError: () => refreshViews(cache, screen),
  });
  return (
    <ConfirmDialog
      open
      title={text('title')}
      text={text(shared ? 'shared' : 'text')}
      cancel={translate('common.cancel')}
      confirm={text('confirm')}
      destructive
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
