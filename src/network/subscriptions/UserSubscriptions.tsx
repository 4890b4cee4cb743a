import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { listAllSubscriptions } from '../../../contract/all-subscriptions';
import type { NamedPerson } from '../../../contract/named-person';
import { SUBSCRIPTION } from '../../../contract/subscription-settings';
import { FormSection } from '../../kit/edit/FormSection';
import { SUBSCRIPTIONS } from '../../kit/subscription/resource';
import { call } from '../../portal/client';
import { checkedReply } from '../../portal/reply';
import { useFormat } from '../../ui/format/use-format';
import { LoadFailure } from '../../ui/states/LoadFailure';
import { everybodysPath } from './addresses';
import { EndAll } from './EndAll';

/**
 * How many subscriptions a person has and receives, as a section of the form: level 1 sees them, and ends all of them when
 * somebody leaves.
 */
export function UserSubscriptions({ person }: { person: NamedPerson }) {
  const translate = useTranslate();
  const { integer } = useFormat();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [SUBSCRIPTIONS, 'ofUser', person.id],
    queryFn: async ({ signal }) =>
      checkedReply(
        await call(listAllSubscriptions, { query: { person: person.id }, signal }),
        ({ subscriptions }) => Array.isArray(subscriptions),
      ),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const own = data?.subscriptions.filter(({ owner }) => owner.id === person.id).length ?? 0;
  const received = (data?.subscriptions.length ?? 0) - own;
  const text = (key: string, words: object = {}) => translate(`subscriptions.ofUser.${key}`, words);
  return (
    <FormSection title={text('title')} text={text('text')}>
      {data === undefined ? (
        error === null || isFetching ? (
          <Skeleton variant="rounded" height={64} aria-label={translate('common.loading')} />
        ) : (
          <LoadFailure title={translate('subscriptions.failed')} error={error} onRetry={refetch} />
        )
      ) : data.subscriptions.length === 0 ? (
        <Typography color="text.secondary">{translate('subscriptions.noneOfPerson')}</Typography>
      ) : (
        <div>
          <Typography sx={{ marginBottom: '12px' }}>
            {data.next === null
              ? text('count', { own: integer(own), received: integer(received) })
              : text('many', { most: integer(SUBSCRIPTION.page) })}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
            <Button component={Link} to={everybodysPath(person.id)} variant="outlined">
              {text('list')}
            </Button>
            <EndAll person={person} />
          </Box>
        </div>
      )}
    </FormSection>
  );
}
