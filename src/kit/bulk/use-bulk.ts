import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ComponentType, createContext, useContext } from 'react';
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

/** How often a batch that runs is looked at. */
const LOOK_MS = 1000;

/** What a step is given that asks for what an action needs to know. */
export interface AskProps {
  onCancel: () => void;
  onChosen: (action: BulkAction) => void;
}

/** What differs between the lists that can be worked on. */
export interface BulkKind {
  readonly resource: BulkResource;
  /** Key of what switching many off means. */
  readonly switchOff: string;
  /** Asks for what an action of this list alone needs to know. */
  readonly Ask: ComponentType<AskProps> | undefined;
  /** The kept filter as the wire has it. */
  readonly wireFilter: (kept: object) => object;
}

/** Bulk work on the resource of the list around. */
export interface Bulk extends Pick<BulkKind, 'resource' | 'switchOff' | 'Ask'> {
  /** The person's last batch, as it is now; `null` where there is none, or none is known yet. */
  readonly last: BulkBatch | null;
  readonly preview: (selection: Selection, action: BulkAction, signal?: AbortSignal) => Promise<BulkBatch>;
  readonly start: (wish: StartWish) => Promise<BulkBatch>;
  readonly undo: (wish: StartWish) => Promise<BulkBatch>;
}

/** A batch to begin or to take back, and the fingerprint of the effect on access that was shown, where it has one. */
export interface StartWish {
  id: string;
  effect?: string | undefined;
}

/** The server checks which filter and which actions a resource has. */
const wishOf = (
  { resource, wireFilter }: Pick<BulkKind, 'resource' | 'wireFilter'>,
  selection: Selection,
  action: BulkAction,
) => ({ resource, selection: wireSelection(selection, wireFilter), action }) as BulkWish;

/** How a batch is awaited that takes another one back, before its own id is known. */
export const undoOf = (id: string) => `undo of ${id}`;

/**
 * The calls, and the last batch, which is looked at again as long as it runs.
 * @param onBegin hears of each batch that is about to begin: whether it did is known by its end alone
 */
export function useBulkCalls(kind: BulkKind, onBegin: (key: string) => void): Bulk {
  const { resource, switchOff, Ask } = kind;
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
      // An answer that is still on its way was given before this one.
      await cache.cancelQueries({ queryKey });
      cache.setQueryData(queryKey, batch);
      return batch;
    } catch (error) {
      // It may have begun all the same, and only its answer was lost.
      void cache.invalidateQueries({ queryKey });
      throw error;
    }
  };
  return {
    resource,
    switchOff,
    Ask,
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
  /** Takes the last batch back, after a look at what that does to access where it does; what fails is told. */
  readonly takeBack: (batch: BulkBatch) => void;
  readonly takingBack: boolean;
}

export const BulkContext = createContext<BulkControl | null>(null);

export function useBulk(): BulkControl {
  const bulk = useContext(BulkContext);
  if (bulk === null) throw new Error('Only a list with bulk work knows of it');
  return bulk;
}
