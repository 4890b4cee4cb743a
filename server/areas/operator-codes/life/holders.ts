import { type RawBuilder, sql } from 'kysely';
import { type CodeHolder, type findCodeHolders, HOLDERS } from '../../../../contract/code-life';
import type { QueryOf, ReplyOf } from '../../../../contract/operation';
import { typedText } from '../../../../contract/typed-text';
import type { Db } from '../../../platform/db/connections';
import { containsWords } from '../../../platform/db/search-box';
import { assertInScope } from '../../../platform/principal/foreign';
import { type Scope, within } from '../../../platform/principal/scope';
import { codeRecords } from '../record';

type Held = CodeHolder['codes'][number] & { name: string; folded: string };

/**
 * Returns the people whose name contains a text, each with all of their active codes within the scope. People are left
 * out, and `more` says so, rather than shown with a part of their codes.
 * @throws HttpError 403 for an establishment of somebody else, 400 for an unknown one
 */
export async function codeHolders(
  db: Db,
  scope: Scope,
  { name, ec }: QueryOf<typeof findCodeHolders>,
  timeZone: string,
): Promise<ReplyOf<typeof findCodeHolders>> {
  if (ec !== undefined) await assertInScope(db, scope, { ec: [ec] });
  const folded: RawBuilder<string> = sql.ref('operator.name_folded');
  const { rows } = await sql<Held>`
    select "operatorCodeId", ec, nomefantasia, name, numerocartao, "ultimoUso", folded
    from (${codeRecords(db, timeZone)
      .select(folded.as('folded'))
      .where(within(scope, sql.ref('operator.establishment_code')))
      .where('operator.active', '=', true)
      .where(containsWords(folded, typedText(name)))
      .$if(ec !== undefined, (codes) => codes.where('operator.establishment_code', '=', ec ?? ''))}) as code
    order by folded, ec, name, "operatorCodeId" limit ${HOLDERS.codes + 1}`.execute(db);
  const more = rows.length > HOLDERS.codes;
  // The person of the first code too many may have any number of others.
  const cut = more ? rows.at(-1)?.folded : undefined;
  const people = new Map<string, CodeHolder>();
  for (const { name: holder, folded, ...code } of rows) {
    if (folded === cut) continue;
    const person = people.get(folded) ?? { name: holder, codes: [] };
    person.codes.push(code);
    people.set(folded, person);
  }
  return { people: [...people.values()], more };
}
