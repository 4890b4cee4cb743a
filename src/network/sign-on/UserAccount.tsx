import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { getUserSignOn, releaseUserSignOn } from '../../../contract/single-sign-on';
import { ConfirmedButton } from '../../kit/edit/ConfirmedButton';
import { FormSection } from '../../kit/edit/FormSection';
import { call } from '../../portal/client';
import { configQuery } from '../../portal/config-query';
import { checkedReply } from '../../portal/reply';
import { useFormat } from '../../ui/format/use-format';
import { LoadFailure } from '../../ui/states/LoadFailure';
import { SESSIONS } from '../sessions/session';

interface UserAccountProps {
  user: number;
  name: string;
}

const keyOf = (user: number) => ['signOn', 'user', user] as const;

/** Shows in the form of a user by which provider's account the person signs in, which level 1 releases. */
export function UserAccount(props: UserAccountProps) {
  const { data: config } = useQuery(configQuery);
  return config === undefined || config.signOn.length === 0 ? null : <Account {...props} />;
}

function Account({ user, name }: UserAccountProps) {
  const translate = useTranslate();
  const { dateTime } = useFormat();
  const text = (key: string, words: object = {}) => translate(`singleSignOn.account.${key}`, words);
  const moment = (at: string) => {
    const { date, time } = dateTime(at);
    return { date, time: time.slice(0, 5) };
  };
  const { data, error, isFetching, refetch } = useAccount(user);
  return (
    <FormSection title={text('title')} text={text('text')}>
      {data === undefined ? (
        error === null || isFetching ? (
          <Skeleton variant="rounded" height={64} aria-label={translate('common.loading')} />
        ) : (
          <LoadFailure title={text('loadFailed')} error={error} onRetry={refetch} />
        )
      ) : data.account === null ? (
        <Typography color="text.secondary">{text('none')}</Typography>
      ) : (
        <div>
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            {text('since', { provider: data.account.provider, ...moment(data.account.since) })}
          </Typography>
          <Typography variant="body2" color="text.secondary" sx={{ marginBottom: '12px' }}>
            {text('seen', moment(data.account.seenAt))}
          </Typography>
          <ReleaseAccount user={user} name={name} />
        </div>
      )}
    </FormSection>
  );
}

function useAccount(user: number) {
  return useQuery({
    queryKey: keyOf(user),
    queryFn: async ({ signal }) =>
      checkedReply(
        await call(getUserSignOn, { params: { id: user }, signal }),
        ({ account }) => account !== undefined,
      ),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

/** Releases the account after a confirmation. */
function ReleaseAccount({ user, name }: UserAccountProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const cache = useQueryClient();
  const text = (key: string) => translate(`singleSignOn.account.release.${key}`, { name });
  const { mutate, ...releasing } = useMutation({
    mutationFn: () => call(releaseUserSignOn, { params: { id: user } }),
    onSuccess: (held) => notify(text(held ? 'done' : 'none'), { type: held ? 'success' : 'info' }),
    onSettled: () => {
      void cache.invalidateQueries({ queryKey: keyOf(user) });
      // Those that began by the account have ended with it.
      void cache.invalidateQueries({ queryKey: [SESSIONS, 'getList'] });
    },
  });
  return (
    <ConfirmedButton
      work={{ ...releasing, run: (close) => mutate(undefined, { onSuccess: close }) }}
      destructive
      button={{ variant: 'outlined', size: 'small' }}
      label={text('action')}
      title={text('title')}
      text={text('text')}
      confirm={text('action')}
      failed={text('failed')}
      noAnswer={text('noAnswer')}
    />
  );
}
