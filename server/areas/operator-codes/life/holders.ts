import { sql } from 'kysely';
import { type CodeHolder, type findCodeHolders, HOLDERS } from '../../../../contract/code-life';
import type { ReplyOf } from '../../../../contract/operation';
import type { Db } from '../../../platform/db/open';
import { contains } from '../../../platform/db/search';
import { type Scope, within } from '../../../platform/principal/scope';
import { codeRecords } from '../record';

type Held = CodeHolder['codes'][number] & { holder: string; folded: string };

/**
 * Returns the people whose name, or the name of whose code, contains a text, with their active codes. The holder of a
 * code is the person of its last handover; without a handover, the name of the code stands for the holder.
 */
export async function codeHolders(
  db: Db,
  scope: Scope,
  name: string,
  timeZone: string,
): Promise<ReplyOf<typeof findCodeHolders>> {
  const { rows } = await sql<Held>`
    select code."operatorCodeId", code.ec, code.nomefantasia, code.name, code.numerocartao, code."ultimoUso",
      coalesce(last.person, code.name) as holder, folded(coalesce(last.person, code.name)) as folded
    from (${codeRecords(db, timeZone)
      .where(within(scope, sql.ref('operator.establishment_code')))
      .where('operator.active', '=', true)
      .where(
        sql<boolean>`operator.id in (
          select id from operator where ${contains(sql.ref('name_folded'), name)}
          union
          select operator_id from code_handover where ${contains(sql.ref('person_folded'), name)})`,
      )}) as code
    left join lateral (
      select person from code_handover where operator_id = code."operatorCodeId" order by id desc limit 1
    ) as last on true
    where ${contains(sql`folded(coalesce(last.person, ''))`, name)}
      or ${contains(sql`folded(code.name)`, name)}
    order by folded, code.ec, code.name, code."operatorCodeId" limit ${HOLDERS.codes + 1}`.execute(db);
  const people = new Map<string, CodeHolder>();
  for (const { holder, folded, ...code } of rows.slice(0, HOLDERS.codes)) {
    const person = people.get(folded) ?? { name: holder, codes: [] };
    person.codes.push(code);
    people.set(folded, person);
  }
  return { people: [...people.values()], more: rows.length > HOLDERS.codes };
}
