import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { listAllSubscriptions } from '../../../contract/all-subscriptions';
import type { NamedPerson } from '../../../contract/named-person';
import { getUser, listUsers } from '../../../contract/users';
import { findViewPeople } from '../../../contract/views';
import { LoadingCard } from '../../kit/LoadingCard';
import { SUBSCRIPTIONS } from '../../kit/subscription/resource';
import { PeopleField, type PeopleSearch } from '../../kit/views/PeopleField';
import { everybodysPath, PERSON } from '../../network/subscriptions/addresses';
import { EndAll } from '../../network/subscriptions/EndAll';
import { call } from '../../portal/client';
import { Message } from '../../ui/states/Message';
import { EndOne } from './EndOne';
import { SubscriptionRows } from './SubscriptionRows';
import type { SubscriptionRecord } from './subscription';

/** People that a search of users offers. */
const FOUND = 25;

/**
 * Everybody, those without access included, whose subscriptions are looked for. The list of users has no administrators;
 * active ones are found as those with whom a view can be shared, and every other one by the name in a row.
 */
const everybody: PeopleSearch = {
  key: [SUBSCRIPTIONS, 'users'],
  find: async (text, signal) => {
    const by = /^\d+$/.test(text) ? { login: text } : { name: text };
    const [users, administrators] = await Promise.all([
      call(listUsers, { query: { ...by, page: 0, size: FOUND }, signal }),
      call(findViewPeople, { query: { screen: '/usuarios', text }, signal }),
    ]);
    const people = [...users.content, ...administrators.people].map(({ id, name, login }) => ({
      id,
      name,
      login,
    }));
    return { people: [...new Map(people.map((person) => [person.id, person])).values()] };
  },
};

const NONE: never[] = [];

/** The person, as a row names it. */
const personsIn = (
  pages: readonly { subscriptions: readonly SubscriptionRecord[] }[],
  chosen: number | null,
): NamedPerson[] =>
  pages
    .flatMap(({ subscriptions }) => subscriptions.flatMap(({ owner, recipients }) => [owner, ...recipients]))
    .filter(({ id }) => id === chosen)
    .slice(0, 1);

/** The subscriptions of everybody, or those that one person has or receives, newest first. */
export function EverybodysSubscriptions() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { search } = useLocation();
  const text = (key: string) => translate(`subscriptions.${key}`);
  const chosen = Number(new URLSearchParams(search).get(PERSON)) || null;
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: [SUBSCRIPTIONS, 'everybody', chosen],
    queryFn: ({ pageParam, signal }) => {
      const of = chosen === null ? {} : { person: chosen };
      const query = pageParam === null ? of : { ...of, before: pageParam };
      return call(listAllSubscriptions, { query, signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    retry: false,
  });
  const rows = data?.pages.flatMap(({ subscriptions }) => subscriptions) ?? [];
  const inRows = useMemo(() => personsIn(data?.pages ?? [], chosen), [data, chosen]);
  const { data: named } = useQuery({
    queryKey: [SUBSCRIPTIONS, 'person', chosen],
    queryFn: async ({ signal }) => {
      const { id, name, login } = await call(getUser, { params: { id: chosen ?? 0 }, signal });
      return [{ id, name, login }];
    },
    enabled: chosen !== null && data !== undefined && inRows.length === 0,
  });
  const shown = chosen === null ? NONE : inRows.length > 0 ? inRows : (named ?? NONE);
  const show = (id: number | undefined) => void navigate(everybodysPath(id), { preventScrollReset: true });
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '12px' }}>
        <Box sx={{ flex: '0 1 360px', minWidth: 0, width: '100%' }}>
          <PeopleField
            label={text('everybody.person')}
            search={everybody}
            most={2}
            value={shown}
            fault={undefined}
            // Another one takes the place of the first.
            onChange={(people) => show(people.at(-1)?.id)}
          />
        </Box>
        {shown[0] !== undefined && rows.length > 0 && <EndAll person={shown[0]} />}
      </Box>
      {data === undefined && (
        <LoadingCard
          title={text('tabs.everybody')}
          error={isFetching ? null : error}
          failed={text('failed')}
          onRetry={() => void refetch()}
          height={200}
        />
      )}
      {data !== undefined && rows.length === 0 && (
        <Card component="section" aria-label={text('tabs.everybody')}>
          <Message title={text(chosen === null ? 'nobody' : 'noneOfPerson')} />
        </Card>
      )}
      {rows.length > 0 && (
        <SubscriptionRows title={shown[0]?.name ?? text('tabs.everybody')} rows={rows} Actions={EndOne} />
      )}
      {hasNextPage && (
        <Button
          aria-busy={isFetching}
          onClick={() => !isFetching && void fetchNextPage()}
          sx={{ justifySelf: 'start' }}
        >
          {text('more')}
        </Button>
      )}
    </>
  );
}
