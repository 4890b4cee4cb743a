import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNotify } from 'react-admin';
import { addOrderComment } from '../../../../contract/work-order-conversation';
import { call } from '../../../portal/client';
import { newKey } from '../../../ui/new-key';

/** Sends a comment, which is stored once, however often its reply is lost. */
export function useComment(workOrder: number, onSent: () => void) {
  const notify = useNotify();
  const last = useRef({ text: '', key: '' });
  const { mutate, isPending, error } = useMutation({
    mutationFn: (text: string) => {
      if (last.current.text !== text) last.current = { text, key: newKey() };
      const body = { text, chave: last.current.key };
      return call(addOrderComment, { params: { workOrder }, body });
    },
    onSuccess: () => {
      last.current = { text: '', key: '' };
      notify('workOrders.talk.sent', { type: 'success' });
      onSent();
    },
  });
  return {
    send: (text: string) => {
      if (!isPending) mutate(text);
    },
    sending: isPending,
    failure: error,
  };
}
