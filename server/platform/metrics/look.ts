import { sql } from 'kysely';
import type { Database } from '../db/open';
import { type ConsistencyKind, consistencyKinds } from '../db/tables/consistency';

export const jobStates = ['waiting', 'running', 'failed'] as const;

/** The database that is looked into, and the present instant. */
export interface Looked {
  readonly database: Pick<Database, 'db'>;
  readonly now: () => Date;
}

/** What the database knows of the work of all servers. */
export interface Look {
  jobs: { kind: string; state: (typeof jobStates)[number]; count: number }[];
  oldestDueSeconds: number;
  /** `null`: nothing has ever come. */
  feedAgeSeconds: number | null;
  /** Waiting events of active and of paused receivers. */
  waiting: { active: number; paused: number };
  /** How much of what is kept beside the transactions did not agree with them when it was compared last. */
  differences: Record<ConsistencyKind, number>;
  /** When a part of it was compared last, in seconds since 1970; 0: never, which is told of as what is long ago. */
  comparedAt: number;
  /** Events of security that wait for their receiver; `null`: there is none. */
  securityWaiting: number | null;
  /** Receivers to which nothing is sent any more. */
  paused: number;
  /** For how long a business day has been held back because transactions are missing; 0: none is. */
  dayHeldSeconds: number;
  /** The end of the last month that was billed, in seconds since 1970; `null`: nothing was billed yet. */
  billedUntil: number | null;
  /** Attempts in a row in which the outside case system has failed as a whole. */
  caseFailures: number;
  /** Since when the archive of the log takes nothing, in seconds; 0: it takes what there is, or there is none. */
  archiveFailsSeconds: number;
}

/**
 * The most rows that are counted: a queue that long is an alarm anyway, and counting all of it would take a minute.
 */
const COUNTED = 100_000;
/** The last batch of the feed is looked for among so many deliveries. */
const DELIVERIES = 1000;

/** One statement, of which every part is answered by an index or a short table. */
export async function lookInto({ database: { db }, now }: Looked): Promise<Look> {
  const { rows } = await sql<Look>`
    with job_now as materialized (
      select kind, due_at, case when failed_at is not null then 'failed'
        when leased_until > clock_timestamp() then 'running' else 'waiting' end as state
      from job limit ${COUNTED}),
    waiting as (
      select count(*) filter (where listens)::int as active, count(*) filter (where not listens)::int as paused
      from (select endpoint_id from webhook_delivery where state = 'waiting' limit ${COUNTED}) as d
      join (select id, active and paused_at is null as listens from webhook_endpoint) as e on e.id = d.endpoint_id)
    select
      (select coalesce(json_agg(json_build_object('kind', kind, 'state', state, 'count', count)), '[]')
        from (select kind, state, count(*) from job_now group by kind, state) as counted) as jobs,
      (select greatest(coalesce(extract(epoch from ${now()}::timestamptz - min(due_at)), 0), 0)::float8
        from job_now where state = 'waiting') as "oldestDueSeconds",
      (select extract(epoch from clock_timestamp() - arrived_at)::float8
        from (select source, arrived_at, position from arrival where position is not null
          order by position desc limit ${DELIVERIES}) as latest
        where source = 'feed' order by position desc limit 1) as "feedAgeSeconds",
      (select json_build_object('active', active, 'paused', paused) from waiting) as waiting,
      (select waiting from security_receiver) as "securityWaiting",
      (select json_build_object(${sql.join(
        consistencyKinds.map(
          (kind) =>
            sql`${sql.lit(kind)}, coalesce(sum(count) filter (where kind = ${sql.lit(kind)}), 0)::int`,
        ),
      )}) from consistency_difference) as differences,
      (select coalesce(extract(epoch from hour), 0)::float8 from consistency_look) as "comparedAt",
      (select count(*)::int from webhook_endpoint where paused_at is not null) as paused,
      (select coalesce(extract(epoch from ${now()}::timestamptz - held_since), 0)::float8
        from closed_day_look) as "dayHeldSeconds",
      (select extract(epoch from max(month) + interval '1 month')::float8 from billing_run) as "billedUntil",
      (select failures from case_link) as "caseFailures",
      -- A database in which nothing happens archives nothing: only what was tried and failed counts.
      (select case when last_failed_time > coalesce(last_archived_time, '-infinity')
          then extract(epoch from clock_timestamp() - coalesce(last_archived_time, stats_reset))::float8
          else 0 end
        from pg_stat_archiver) as "archiveFailsSeconds"`.execute(db);
  const [look] = rows;
  if (look === undefined) throw new Error('The database returned no row');
  return look;
}
