import { sql } from 'kysely';
import { SILENCE, type SilenceReply, type SilentShop } from '../../../contract/silence';
import type { Db } from '../../platform/db/open';
import { type Scope, within } from '../../platform/principal/scope';
import { daysBefore } from '../../platform/time/clocks';
import { wallClock } from '../../platform/time/wall-clock';
import { hourOf } from './clock';
import { REASON } from './reason';

interface Clock {
  timeZone: string;
  now: Date;
}

interface Row extends Omit<SilentShop, 'avisadoEm'> {
  noticed_at: Date;
  all: number;
}

/** The silent shops of a scope, as they were judged at the last full hour, with what the portal knows of the reason now. */
export async function silenceReport(trx: Db, scope: Scope, { timeZone, now }: Clock): Promise<SilenceReply> {
  const look = await trx.selectFrom('silence_look').selectAll().executeTakeFirstOrThrow();
  const { rows: silent } = await sql<Row>`
    select e.code as id, e.name as "nomeFantasia", e.city as "cidade", s.last_deposit_at as "ultimoDeposito",
      s.noticed_at, s.usual_days as "diasUsuais", s.deposit_days as "diasComDeposito", s.usual_hour as "horaUsual",
      s.once_in_days as "umaVezEmDias", ${REASON} as motivo, count(*) over ()::int as all
    from silence s join establishment e on e.code = s.establishment_code
    where s.ended_at is null and s.last_deposit_at >= ${wallClock(timeZone, daysBefore(now, SILENCE.days))}::timestamp
      and ${within(scope, sql.ref('e.code'))}
    order by s.last_deposit_at desc, e.code limit ${SILENCE.listed}`.execute(trx);
  const { rows: sparse } = await sql<{ id: string; nomeFantasia: string; all: number }>`
    select e.code as id, e.name as "nomeFantasia", count(*) over ()::int as all
    from sparse_establishment join establishment e on e.code = establishment_code
    where ${within(scope, sql.ref('e.code'))} order by e.name_folded, e.code limit ${SILENCE.sparse}`.execute(
    trx,
  );
  const { establishments } = await trx
    .selectFrom('establishment')
    .where(within(scope, sql.ref('code')))
    .select(sql<number>`count(*)::int`.as('establishments'))
    .executeTakeFirstOrThrow();
  const totalSemRitmo = sparse[0]?.all ?? 0;
  return {
    silenciosos: silent.map(({ noticed_at, all: _, ...shop }) => ({
      ...shop,
      avisadoEm: wallClock(timeZone, noticed_at),
    })),
    totalSilenciosos: silent[0]?.all ?? 0,
    // Before the first look nobody is judged.
    avaliados: look.looked_at === null ? 0 : establishments - totalSemRitmo,
    semRitmo: sparse.map(({ id, nomeFantasia }) => ({ id, nomeFantasia })),
    totalSemRitmo,
    avaliadoAte: look.looked_at && wallClock(timeZone, hourOf(look.looked_at)),
    semDadosDesde: look.behind_since,
  };
}
