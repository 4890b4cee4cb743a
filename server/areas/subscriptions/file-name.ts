import { sql } from 'kysely';
import { z } from 'zod';
import { narrowing } from '../../../contract/narrowing';
import { reportFileNameOf } from '../../../contract/report-file-name';
import { reportFilter } from '../../../contract/reports';
import type { Db } from '../../platform/db/connections';

const asked = z.object({
  ...reportFilter.pick({ tsInicio: true, tsFim: true }).shape,
  ecs: reportFilter.shape.ecs.default([]),
  agrupadores: reportFilter.shape.agrupadores.default([]),
  narrowed: narrowing.optional(),
});

/**
 * Names a file of a report, as downloads are named, where its subscription asks for period and scope in the name.
 * @param request whose keys lie within the scope of its reader
 */
export async function namedByRequest(trx: Db, request: object): Promise<string> {
  const { tsInicio, tsFim, ecs, agrupadores, narrowed } = asked.parse(request);
  const shops = narrowed?.establishment === undefined ? ecs : [narrowed.establishment];
  const [first, ...more] = shops.length > 0 ? shops : agrupadores;
  const { rows } =
    first === undefined
      ? { rows: [] }
      : await sql<{ name: string }>`
          select name from ${shops.length > 0 ? sql`establishment where code` : sql`grouper where id::text`} = ${first}`.execute(
          trx,
        );
  const [from, to] = [tsInicio.slice(0, 10), tsFim.slice(0, 10)];
  return reportFileNameOf({ from, to, scope: rows[0]?.name ?? first ?? '', more: more.length });
}
