import { sql } from 'kysely';
import { LEVEL, type ScreenPath } from '../../../contract/access';
import type { TypedText } from '../../../contract/typed-text';
import type { UserFilter } from '../../../contract/users';
import { defineFinder, type Hit } from '../../engines/find/define';
import { activeOrNot } from '../../engines/lists/words';
import type { View } from '../../engines/view';
import { nearest } from '../../platform/db/nearest';
import { matchingUsers, userKeys } from './matching';
import { profileName } from './words';

interface Row {
  id: number;
  name: string;
  login: string;
  email: string;
  role: number;
  active: boolean;
}

/** Finds people by name, login or e-mail address among those that the person manages. */
async function findPeople(
  typed: TypedText,
  { db, scope, language }: View,
  screen: ScreenPath,
  filter: UserFilter = {},
): Promise<Hit[]> {
  const rows = await nearest(db, typed, {
    table: 'portal_user',
    key: 'id',
    name: 'name_folded',
    matching: matchingUsers(db, scope, { ...filter, name: typed }),
    scoped: matchingUsers(db, scope, filter),
    keys: userKeys(typed),
    columns: sql<Row>`id, name, login, email, role, active`,
  });
  return rows.map(({ id, name, login, email, role, active, nearness }) => ({
    title: name,
    detail: [login, email, profileName(role, language), active ? null : activeOrNot('false', language)],
    to: { screen, record: String(id) },
    nearness,
  }));
}

export const userFinder = defineFinder({
  kind: 'user',
  screen: '/usuarios',
  find: (typed, searching) => findPeople(typed, searching, '/usuarios'),
});

/** Report viewers as managers see them; administrators find them among the users. */
export const viewerFinder = defineFinder({
  kind: 'viewer',
  screen: '/visualizadores-relatorios',
  concerns: ({ level }) => level !== LEVEL.provider,
  find: (typed, searching) =>
    findPeople(typed, searching, '/visualizadores-relatorios', { profileAccess: [LEVEL.viewer] }),
});
