import type { Expression, RawBuilder, SqlBool } from 'kysely';
import type { ScreenPath } from '../../../contract/access';
import type { Language } from '../../../contract/languages';
import type { MessageKey } from '../../../i18n/server';
import type { Db } from '../../platform/db/connections';
import type { Scope } from '../../platform/principal/scope';
import type { Clock } from '../../platform/time/clock';
import type { ColumnType, Total } from '../exports/table';

export interface ListColumn {
  /** Key of its heading. */
  readonly title: MessageKey;
  readonly type: ColumnType;
  /** The value, which is read as a text; null becomes an empty one. Instants are shown by the clocks of the network. */
  readonly value: (scope: Scope, clock: Clock) => RawBuilder<unknown>;
  /** What stands in the cell, where that is not the value itself. */
  readonly shown?: (value: string, language: Language) => string;
}

/** How a filter reads to somebody who opens the file. */
export interface ListFact {
  readonly label: MessageKey;
  readonly shown?: (value: unknown, language: Language, trx: Db) => string | Promise<string>;
}

/** A list that leaves as a file: all its rows that match, in the order of the screen. */
export interface ListSource<Filter extends object = object, Key extends string | number = string | number> {
  /** The resource, the kind of its tickets and the name of its files. */
  readonly name: string;
  readonly title: MessageKey;
  readonly screen: ScreenPath;
  /** By the names of the contract, in their order. */
  readonly columns: Readonly<Record<string, ListColumn>>;
  /** The expression of each sort of the contract. */
  readonly sorts: Readonly<Record<string, RawBuilder<unknown>>>;
  /** It is sorted like this where nobody says: a field and a direction, as the contract writes them. */
  readonly initial: string;
  readonly facts: { readonly [Name in keyof Filter]-?: ListFact };
  /** Table, key and the type of the key, as SQL writes them. */
  readonly table: RawBuilder<unknown>;
  readonly key: RawBuilder<unknown>;
  readonly keys: RawBuilder<unknown>;
  /** The direction of the key, where it does not follow that of the sort, as on the screen. */
  readonly keyDirection?: 'asc' | 'desc';
  /**
   * The rules of a filter that need no database; `refuse` asks them too.
   * @throws HttpError 400
   */
  rules?(filter: Partial<Filter>): void;
  /** @throws HttpError for a filter that is not the caller's to ask for */
  refuse?(db: Db, scope: Scope, filter: Filter): Promise<void>;
  /** The sums of the amounts of rows; absent: there is nothing to add up. */
  readonly totals?: {
    readonly label: MessageKey;
    amounts(trx: Db, keys: readonly Key[]): Promise<Total['amounts']>;
  };
  /**
   * The query of the keys of the rows that match and that the scope covers.
   */
  matching(db: Db, scope: Scope, filter: Filter, selecting: Selecting): Expression<{ key: Key }>;
}

interface Selecting {
  /** A condition on the key: what was named one by one, or left out. */
  readonly only: RawBuilder<SqlBool>;
  /** Absent where they are only counted. */
  readonly order?: RawBuilder<unknown>;
  readonly clock: Clock;
}
