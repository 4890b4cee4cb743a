import { sql } from 'kysely';
import { todayIn } from '../../../contract/dates';
import { API } from '../../../contract/limits';
import type { AppContext } from '../context';
import { UNFLUSHED } from '../db/unflushed';

interface Counted {
  clientId: string;
  day: string;
  calls: number;
  errors: number;
  at: Date;
  address: string;
}

/**
 * How API clients use the portal: calls and errors by day, and when and from where the last one came. Counted in memory
 * and written down once a minute at most, and when the server ends, so that no call costs a write. A process that dies
 * loses what it counted since, a minute at most.
 */
export class ClientUse {
  readonly #context: AppContext;
  readonly #failed: (error: unknown) => void;
  #counted = new Map<string, Counted>();
  #timer: NodeJS.Timeout | undefined;

  /** @param failed hears why counts could not be written; they are kept for the next time */
  constructor(context: AppContext, failed: (error: unknown) => void) {
    this.#context = context;
    this.#failed = failed;
  }

  count(clientId: string, address: string, isError: boolean): void {
    const at = this.#context.now();
    const day = todayIn(this.#context.config.timeZone, at);
    this.#add({ clientId, day, calls: 1, errors: isError ? 1 : 0, at, address });
    this.#timer ??= setTimeout(() => void this.write(), API.writtenEveryMs).unref();
  }

  /** Writes down what was counted; a client that is gone has none. */
  async write(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const rows = [...this.#counted.values()].toSorted((one, other) =>
      one.clientId < other.clientId ? -1 : one.clientId > other.clientId ? 1 : one.day < other.day ? -1 : 1,
    );
    if (rows.length === 0) return;
    this.#counted = new Map();
    try {
      await this.#store(rows);
    } catch (error) {
      for (const row of rows) this.#add(row);
      this.#failed(error);
    }
  }

  #add(more: Counted): void {
    const key = `${more.day} ${more.clientId}`;
    const known = this.#counted.get(key);
    if (known === undefined) this.#counted.set(key, { ...more });
    else {
      const { at, address } = known.at > more.at ? known : more;
      Object.assign(known, {
        calls: known.calls + more.calls,
        errors: known.errors + more.errors,
        at,
        address,
      });
    }
  }

  async #store(rows: readonly Counted[]): Promise<void> {
    // In the order of their keys, so that two servers never block one another.
    await sql`
      with counted as (
        select * from unnest(
          ${rows.map(({ clientId }) => clientId)}::text[], ${rows.map(({ day }) => day)}::date[],
          ${rows.map(({ calls }) => calls)}::int[], ${rows.map(({ errors }) => errors)}::int[],
          ${rows.map(({ at }) => at.toISOString())}::timestamptz[], ${rows.map(({ address }) => address)}::text[]
        ) with ordinality as counted (client_id, day, calls, errors, at, address, ordinal)
        where exists (select 1 from api_user c where c.client_id = counted.client_id)
      ), stored as (
        insert into api_use as use (client_id, day, calls, errors)
        select client_id, day, calls, errors from counted order by ordinal
        on conflict (client_id, day) do update
          set calls = use.calls + excluded.calls, errors = use.errors + excluded.errors
        returning ${UNFLUSHED}
      ), newest as (
        select distinct on (client_id) client_id, at, address from counted
        where (select count(*) from stored) >= 0 order by client_id, at desc
      )
      update api_user c set last_used_at = newest.at, last_used_from = newest.address
      from newest where newest.client_id = c.client_id
        and (c.last_used_at is null or c.last_used_at < newest.at)`.execute(this.#context.database.db);
  }
}
