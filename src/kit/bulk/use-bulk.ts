import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import {
  type BulkAction,
  type BulkBatch,
  type BulkResource,
  type BulkWish,
  getLastBulk,
  previewBulk,
  startBulk,
  undoBulk,
} from '../../../contract/bulk';
import { call } from '../../portal/client';
import type { Selection } from '../list/selection';
import { wireSelection } from './work';

/** How often the state of a running batch is fetched. */
const LOOK_MS = 1000;

/** What differs from one list with bulk actions to the next. */
export interface BulkKind {
  readonly resource: BulkResource;
  /** Key of the text that says what switching many records off means. */
  readonly switchOff: string;
  /** Turns the kept filter into the one of the call. */
  readonly wireFilter: (kept: object) => object;
}

/** Bulk work on the resource of the list around. */
interface Bulk extends Pick<BulkKind, 'resource' | 'switchOff'> {
  /** The person's last batch, as it is now; `null` where there is none, or none is known yet. */
  readonly last: BulkBatch | null;
  readonly preview: (selection: Selection, action: BulkAction, signal?: AbortSignal) => Promise<BulkBatch>;
  readonly start: (wish: StartWish) => Promise<BulkBatch>;
  readonly undo: (wish: StartWish) => Promise<BulkBatch>;
}

/** A batch to begin or to take back, and the fingerprint of the effect on access that was shown, where it has one. */
interface StartWish {
  id: string;
  effect?: string | undefined;
}

/** The server checks which filter and which actions a resource has. */
const wishOf = (
  { resource, wireFilter }: Pick<BulkKind, 'resource' | 'wireFilter'>,
  selection: Selection,
  action: BulkAction,
) => ({ resource, selection: wireSelection(selection, wireFilter), action }) as BulkWish;

/** The key under which the end of an undo is awaited before the id of the undoing batch is known. */
export const undoOf = (id: string) => `undo of ${id}`;

/**
 * The calls of bulk work, and the last batch, which is fetched again as long as it runs.
 * @param onBegin called before each batch begins; whether it really began is only known by its end
 */
export function useBulkCalls(kind: BulkKind, onBegin: (key: string) => void): Bulk {
  const { resource, switchOff } = kind;
  const cache = useQueryClient();
  const queryKey = ['bulk', resource];
  const { data = null } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await call(getLastBulk, { query: { resource }, signal })).batch,
    refetchInterval: ({ state: { data: batch } }) => (batch?.state === 'running' ? LOOK_MS : false),
    staleTime: 0,
  });
  const begin = async (key: string, beginning: () => Promise<BulkBatch>): Promise<BulkBatch> => {
    onBegin(key);
    try {
      const batch = await beginning();
      // A reply that is still on its way is older than this one: it is discarded.
      await cache.cancelQueries({ queryKey });
      cache.setQueryData(queryKey, batch);
      return batch;
    } catch (error) {
      // The batch may have begun although the call failed: only its reply may have been lost.
      void cache.invalidateQueries({ queryKey });
      throw error;
    }
  };
  return {
    resource,
    switchOff,
    last: data,
    preview: (selection, action, signal) =>
      call(previewBulk, { body: wishOf(kind, selection, action), signal }),
    start: (wish) => begin(wish.id, () => call(startBulk, shownIn(wish))),
    undo: (wish) => begin(undoOf(wish.id), () => call(undoBulk, shownIn(wish))),
  };
}

/** A batch, and what was shown of it. */
const shownIn = ({ id, effect }: StartWish) => ({
  params: { id },
  query: effect === undefined ? {} : { effect },
});

/** What parts of a list with bulk work need of it. */
export interface BulkControl extends Bulk {
  /** Opens the dialog for an action on what is selected. */
  readonly begin: (action: BulkAction['kind']) => void;
  /** Opens the dialog on the last batch. */
  readonly show: () => void;
  /** Undoes the last batch, after a confirmation where that changes access; shows why where it fails. */
  readonly takeBack: (batch: BulkBatch) => void;
  readonly takingBack: boolean;
}

export const BulkContext = createContext<BulkControl | null>(null);

export function useBulk(): BulkControl {
  const bulk = useContext(BulkContext);
  if (bulk === null) throw new Error('Only a list with bulk work knows of it');
  return bulk;
}
