import { useQueryClient } from '@tanstack/react-query';
import { useDelete, useNotify, useTranslate } from 'react-admin';
import { SaveFailure } from '../../kit/edit/SaveFailure';
import { EffectDialog } from '../../kit/effect/EffectDialog';
import { forgetGroups } from './forget-groups';
import type { ListedGrouper } from './grouper';

interface DeleteDialogProps {
  grouper: ListedGrouper;
  onClose: () => void;
}

/**
 * GRP-03: the confirmation before a grouper is deleted. It says who has the grouper, in which case it cannot be
 * deleted.
 */
export function DeleteDialog({ grouper, onClose }: DeleteDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const cache = useQueryClient();
  const [remove, { isPending, error }] = useDelete<ListedGrouper>();
  const start = () => {
    if (isPending) return;
    void remove(
      'agrupadores',
      { id: grouper.id, previousData: grouper },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          onClose();
          forgetGroups(cache);
          notify('groupers.deletion.done', { type: 'success' });
        },
      },
    );
  };
  return (
    <EffectDialog
      change={{ kind: 'deleteGrouper', id: grouper.id }}
      title={translate('groupers.deletion.title', { name: grouper.nome })}
      confirm={translate('groupers.deletion.confirm')}
      destructive
      busy={isPending}
      refusal={translate('groupers.deletion.held')}
      onCancel={onClose}
      onConfirm={start}
    >
      {error !== null && <SaveFailure error={error} title={translate('groupers.deletion.failed')} />}
    </EffectDialog>
  );
}
