import type { ImportColumn } from '../../../../contract/import-columns';
import { firstOf, type ImportTarget, type TargetColumn } from '../../../engines/imports/target';
import type { Db } from '../../../platform/db/connections';
import { peopleChange } from '../access';
import { userList, viewerList } from '../list';
import { storeUsers, TakenLogins } from '../save';
import { storedUsers } from '../stored';
import type { UserValues } from '../values';
import { shownValue } from './differences';
import { judgePeople } from './judge';
import type { PersonPlan } from './plan';

/** The columns that are about people. */
type PersonColumn = Extract<
  ImportColumn,
  | 'name'
  | 'login'
  | 'email'
  | 'status'
  | 'profile'
  | 'establishments'
  | 'groups'
  | 'category'
  | 'apiAccess'
  | 'apiStart'
  | 'apiEnd'
>;

const column = (id: PersonColumn, ...wireNames: string[]): TargetColumn => ({
  title: `imports.columns.${id}`,
  help: `imports.help.${id}`,
  wireNames,
});

const basics = {
  name: column('name'),
  login: column('login', 'internalLogin', 'cpf', 'rfc', 'cedula'),
  email: column('email'),
  status: column('status', 'active'),
};
const establishments = column('establishments', 'escopoAcessoEC');

/** What both kinds of people have in common: both are stored by `storeUsers`. */
const people = (
  viewers: boolean,
): Pick<ImportTarget<PersonPlan>, 'key' | 'judge' | 'shown' | 'store' | 'access' | 'conflictOf'> => ({
  key: 'login',
  judge: (db, context, person, rows, hold = false) =>
    judgePeople(db, context, person, rows, { viewers, hold }),
  shown: shownValue,
  async store(trx, context, person, { creates, changes }) {
    await storeUsers(trx, context, person, await planned(trx, [...creates, ...changes]));
  },
  access: { of: 'people', changeOf: async (db, plans) => peopleChange(await planned(db, plans)) },
  conflictOf: (error) =>
    error instanceof TakenLogins
      ? { key: 'imports.refused.taken', parameters: { logins: firstOf(error.logins) } }
      : null,
});

/** Returns the changes that plans make, as pairs of before and after. */
async function planned(db: Db, plans: readonly PersonPlan[]) {
  const stored = await storedUsers(
    db,
    plans.flatMap(({ id }) => id ?? []),
  );
  return plans.map(({ id, draft }) => {
    // Checks 2 and 7 have passed.
    const after: UserValues = { ...draft, active: draft.active === true };
    return { before: stored.get(id ?? 0) ?? null, after };
  });
}

/** The fields of both lists, and how their sheets are edited: name and login never change (USR-13). */
const basicFields = { name: 'name', login: 'login', email: 'email', status: 'active' } as const;
const edited = { named: 'login', grows: true } as const;

/** USR: managers, report viewers and specific users, for level 1 only. */
export const userImport: ImportTarget<PersonPlan> = {
  ...people(false),
  name: 'usuarios',
  screen: '/usuarios',
  columns: {
    ...basics,
    profile: column('profile', 'effectiveRoles', 'profileAccess'),
    establishments,
    groups: column('groups', 'escopoAcessoAG'),
    category: column('category', 'codAcessoEspecifico', 'specificAccess'),
    apiAccess: column('apiAccess'),
    apiStart: { ...column('apiStart', 'dtInicio'), date: true },
    apiEnd: { ...column('apiEnd', 'dtFinal'), date: true },
  },
  sheet: {
    list: userList,
    fields: {
      ...basicFields,
      profile: 'profileAccess',
      establishments: 'establishments',
      groups: 'groups',
      category: 'category',
      apiAccess: 'apiAccess',
      apiStart: 'apiStart',
      apiEnd: 'apiEnd',
    },
    editable: [
      'email',
      'status',
      'profile',
      'establishments',
      'groups',
      'category',
      'apiAccess',
      'apiStart',
      'apiEnd',
    ],
    ...edited,
  },
};

/** VIEW: only report viewers (VIEW-17); for level 2 those of its own establishments. */
export const viewerImport: ImportTarget<PersonPlan> = {
  ...people(true),
  name: 'visualizadores-relatorios',
  screen: '/visualizadores-relatorios',
  columns: { ...basics, establishments },
  sheet: {
    list: viewerList,
    fields: { ...basicFields, establishments: 'establishments' },
    editable: ['email', 'status', 'establishments'],
    ...edited,
  },
};
