import { type RawBuilder, sql } from 'kysely';

/*
 * A row says the name that its code had when it was used, whatever it is called by now (decision 71). Nearly all codes
 * never had another name, so that former names are looked up only for those that had.
 */

const untilBy = (timeZone: string) => sql`former.until_at at time zone ${timeZone}`;

/**
 * The name of `operator o` at a moment on the network's clocks.
 * @param moment a timestamp without a time zone
 */
export const nameThen = (moment: RawBuilder<unknown>, timeZone: string): RawBuilder<string> => sql<string>`
  case when o.named_at is null or ${moment} >= o.named_at at time zone ${timeZone} then o.name
    else coalesce((select former.name from operator_former_name former
      where former.operator_id = o.id and ${untilBy(timeZone)} > ${moment}
      order by former.until_at limit 1), o.name) end`;

/**
 * The names of `operator o` from one moment to another, the oldest first: two where the code went to somebody else
 * in between.
 */
export const namesBetween = (
  { from, until }: { from: RawBuilder<unknown>; until: RawBuilder<unknown> },
  timeZone: string,
): RawBuilder<string> => sql<string>`
  case when o.named_at is null or ${from} >= o.named_at at time zone ${timeZone} then o.name
    else concat_ws(' · ', (select string_agg(former.name, ' · ' order by former.until_at) from (
        select name, until_at, lag(until_at) over (order by until_at) as since_at
        from operator_former_name where operator_id = o.id
      ) as former where ${untilBy(timeZone)} > ${from}
        and (since_at is null or since_at at time zone ${timeZone} <= ${until})),
      case when o.named_at at time zone ${timeZone} <= ${until} then o.name end) end`;

/** The former names of `operator o` as JSON, the oldest first, with the end of each as captures are written. */
export const formerNames = (timeZone: string): RawBuilder<FormerName[] | null> => sql<FormerName[] | null>`
  case when o.named_at is not null then (
    select json_agg(json_build_object('name', former.name,
      'until', to_char(${untilBy(timeZone)}, 'YYYY-MM-DD HH24:MI:SS')) order by former.until_at)
    from operator_former_name former where former.operator_id = o.id) end`;

export interface FormerName {
  name: string;
  /** `YYYY-MM-DD HH:mm:ss` on the network's clocks; from then on it was called otherwise. */
  until: string;
}
