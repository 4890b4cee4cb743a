import { sql } from 'kysely';
import { SILENCE, type SilenceReply, type SilentShop } from '../../../contract/silence';
import type { Db } from '../../platform/db/connections';
import { type Scope, within } from '../../platform/principal/scope';
import type { Clock } from '../../platform/time/clock';
import { wallClock } from '../../platform/time/wall-clock';
import { openSilences } from './open';
import { REASON } from './reason';

interface Row extends Omit<SilentShop, 'avisadoEm'> {
  noticed_at: Date;
}

/** Returns the silent shops of a scope, as judged at the last full hour, each with the reason that is known now. */
export async function silenceReport(trx: Db, scope: Scope, clock: Clock): Promise<SilenceReply> {
  const { timeZone } = clock;
  const look = await trx.selectFrom('silence_look').selectAll().executeTakeFirstOrThrow();
  const open = openSilences(scope, clock);
  const { rows: silent } = await sql<Row>`
    select e.code as id, e.name as "nomeFantasia", e.city as "cidade", s.last_deposit_at as "ultimoDeposito",
      s.noticed_at, s.usual_days as "diasUsuais", s.deposit_days as "diasComDeposito", s.usual_hour as "horaUsual",
      least(s.once_in_days, ${SILENCE.onceInDays}) as "umaVezEmDias", ${REASON} as motivo
    from ${open} order by s.last_deposit_at desc, e.code limit ${SILENCE.listed}`.execute(trx);
  const few = sql`sparse_establishment join establishment e on e.code = establishment_code
    where ${within(scope, sql.ref('e.code'))}`;
  const { rows: sparse } = await sql<{ id: string; nomeFantasia: string }>`
    select e.code as id, e.name as "nomeFantasia" from ${few} order by e.name_folded, e.code limit ${SILENCE.sparse}`.execute(
    trx,
  );
  const { rows: counts } = await sql<{ silent: number; sparse: number; all: number }>`
    select (select count(*)::int from ${open}) as silent, (select count(*)::int from ${few}) as sparse,
      (select count(*)::int from establishment where ${within(scope, sql.ref('code'))}) as all`.execute(trx);
  const [count = { silent: 0, sparse: 0, all: 0 }] = counts;
  return {
    silenciosos: silent.map(({ noticed_at, ...shop }) => ({
      ...shop,
      avisadoEm: wallClock(timeZone, noticed_at),
    })),
    totalSilenciosos: count.silent,
    // Before the first run of the job no shop is judged.
    avaliados: look.looked_at === null ? 0 : count.all - count.sparse,
    semRitmo: sparse,
    totalSemRitmo: count.sparse,
    avaliadoAte: look.looked_at && wallClock(timeZone, look.looked_at),
    semDadosDesde: look.behind_since,
  };
}
