import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { endSubscriptionsOf } from '../../../contract/all-subscriptions';
import type { NamedPerson } from '../../../contract/named-person';
import { ConfirmedButton } from '../../kit/edit/ConfirmedButton';
import { SUBSCRIPTIONS } from '../../kit/subscription/resource';
import { call } from '../../portal/client';
import { useFormat } from '../../ui/format/use-format';

/** Ends all that a person subscribes to, and takes it out of what others have sent to it, after a confirmation. */
export function EndAll({ person: { id, name } }: { person: NamedPerson }) {
  const translate = useTranslate();
  const notify = useNotify();
  const cache = useQueryClient();
  const { integer } = useFormat();
  const text = (key: string, words: object = { name }) =>
    translate(`subscriptions.everybody.endAll.${key}`, words);
  const { mutate, ...ending } = useMutation({
    mutationFn: () => call(endSubscriptionsOf, { body: { person: id } }),
    onSuccess: ({ ended, left }) =>
      notify(text('done', { ended: integer(ended), left: integer(left) }), { type: 'success' }),
    onSettled: () => cache.invalidateQueries({ queryKey: [SUBSCRIPTIONS] }),
  });
  return (
    <ConfirmedButton
      work={{ ...ending, run: (close) => mutate(undefined, { onSuccess: close }) }}
      destructive
      button={{ variant: 'outlined' }}
      label={text('action')}
      title={text('title')}
      text={text('text')}
      confirm={text('confirm')}
      failed={text('failed')}
      noAnswer={text('noAnswer')}
    />
  );
}
