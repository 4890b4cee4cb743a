import type { ComponentType } from 'react';
import type { SortPayload } from 'react-admin';
import type { FilterValues } from './list-filter';

/** A part of a list that people work through: what narrows the list to it, and the order in which it is worked through. */
export interface ListView {
  readonly name: string;
  /** Key of what it is called on its tab. */
  readonly label: string;
  readonly filter: FilterValues;
  readonly sort: SortPayload;
  /** Key of what is said where nothing is in it. */
  readonly empty: string;
  /** Whether it holds what should not be, so that its count stands out. */
  readonly alarming?: boolean;
}

/** The parts of a list as tabs; handed in, so that lists without them do not carry their code. */
export interface ListViews {
  readonly all: readonly ListView[];
  /** The part with which a person begins. */
  readonly first: ListView;
  /** Key of the name of the tabs. */
  readonly label: string;
  readonly Tabs: ComponentType<{ views: ListViews }>;
}

/** Returns the part that a filter shows; `null` where it is none of them. */
export function viewOf(views: ListViews | undefined, values: FilterValues): ListView | null {
  if (views === undefined) return null;
  const sources = new Set(views.all.flatMap(({ filter }) => Object.keys(filter)));
  return (
    views.all.find(({ filter }) => [...sources].every((source) => values[source] === filter[source])) ?? null
  );
}
