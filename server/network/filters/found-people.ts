import type { RawBuilder, SqlBool } from 'kysely';
import { sql } from 'kysely';
import type { NamedPerson } from '../../../contract/named-person';
import { typedText } from '../../../contract/typed-text';
import type { Db } from '../../platform/db/connections';
import { anyOf, containsWords, hasLogin, isNumeric } from '../../platform/db/search-box';

/** The first people of a condition on `portal_user`, by a part of the name or the login. */
export async function foundPeople(
  db: Db,
  may: RawBuilder<SqlBool>,
  { text, limit }: { text: string; limit: number },
): Promise<NamedPerson[]> {
  const typed = typedText(text);
  return db
    .selectFrom('portal_user')
    .where(may)
    .where(
      anyOf(
        containsWords(sql.ref('portal_user.name_folded'), typed),
        isNumeric(typed) ? hasLogin(sql.ref('portal_user.login'), typed) : null,
      ),
    )
    .select(['id', 'name', 'login'])
    .orderBy('name_folded')
    .orderBy('id')
    .limit(limit)
    .execute();
}
