import { type RawBuilder, sql } from 'kysely';
import type { SilenceReason } from '../../../contract/silence';

/** The status of a waiting work order, and the type of one about a terminal, not about a single deposit (WO-06). */
const WAITING = 0;
const MAINTENANCE = 0;

/** News of an interruption are published shortly before it, or during it. */
const NEWS_DAYS = 7;

/** What a piece of news says. */
const NEWS = sql`folded(title || ' ' || text)`;

/** A folded text as its words, a blank before and behind each; one without words is never found in another. */
const words = (text: RawBuilder<unknown>): RawBuilder<string> =>
  sql`regexp_replace(' ' || ${text} || ' ', '[^[:alnum:]]+', ' ', 'g')`;

/**
 * The possible reason, as far as the portal knows, of the silence `s` of a shop `e`: the first that applies. A piece of
 * news counts if it is published and contains the name of the shop or of its city, word by word.
 */
export const REASON: RawBuilder<SilenceReason | null> = sql`case
  when not exists (select from terminal where establishment_code = e.code)
    then jsonb_build_object('tipo', 'semTerminal')
  when not exists (select from operator where establishment_code = e.code and active)
    then jsonb_build_object('tipo', 'operadoresDesativados')
  else coalesce(
    (select jsonb_build_object('tipo', 'chamado', 'numero', number) from work_order
      where establishment_code = e.code and status = ${sql.lit(WAITING)} and case_type = ${sql.lit(MAINTENANCE)}
      order by created_at desc, number desc limit 1),
    (select jsonb_build_object('tipo', 'noticia', 'titulo', title) from news
      where active and opened_at >= s.noticed_at - make_interval(days => ${sql.lit(NEWS_DAYS)})
        and (position(${words(sql`e.name_folded`)} in ${words(NEWS)}) > 0
          or position(${words(sql`folded(e.city)`)} in ${words(NEWS)}) > 0)
      order by opened_at desc limit 1))
  end`;
