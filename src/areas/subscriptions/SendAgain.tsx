import Replay from '@mui/icons-material/Replay';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { type Sending, sendAgain } from '../../../contract/sendings';
import { SUBSCRIPTIONS } from '../../kit/subscription/resource';
import { call } from '../../portal/client';
import { useFailureText } from '../../ui/failure/use-failure-text';
import { useFormat } from '../../ui/format/use-format';

/** Sends what has failed once more, under its number. */
export function SendAgain({ sending: { id, number } }: { sending: Sending }) {
  const translate = useTranslate();
  const notify = useNotify();
  const failureText = useFailureText();
  const cache = useQueryClient();
  const { integer } = useFormat();
  const text = (key: string, words: object = {}) => translate(`subscriptions.sendings.${key}`, words);
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(sendAgain, { params: { id }, body: {} }),
    onSuccess: () => notify('subscriptions.now.done', { type: 'success' }),
    onError: (error) => notify(`${text('againFailed')} ${failureText(error)}`, { type: 'error' }),
    // Also after a failure: only the reply may have been lost.
    onSettled: () => cache.invalidateQueries({ queryKey: [SUBSCRIPTIONS] }),
  });
  return (
    <Button
      size="small"
      startIcon={<Replay />}
      aria-busy={isPending}
      aria-label={`${text('again')}: ${number === null ? text('test') : text('number', { number: integer(number) })}`}
      onClick={() => !isPending && mutate()}
      sx={{ marginLeft: '-6px' }}
    >
      {text('again')}
    </Button>
  );
}
