import { z } from 'zod';
import { BANK_USER, LEVEL } from './access';
import { audited } from './audited';
import { recordKey } from './keys';
import { listExport } from './list-exports';
import { op } from './operation';
import { pageOf, pageQuery } from './paging';
import { tagged } from './tagged';
import { STALE, versioned } from './versions';

/** USR-05, ACC-05: a row names the first establishment and so many others. */
export const LISTED_ECS = 11;

const access = { person: { screens: ['/usuarios'] } } as const;
/** Report viewers are users as well, and level 2 manages those of its establishments (API-15, API-16). */
const shared = { person: { screens: ['/usuarios', '/visualizadores-relatorios'] } } as const;

export const userParams = z.strictObject({ id: recordKey });

/** USR-04, USR-14: the profiles that can be assigned; level 1 is made by `admin:create` alone. */
export const assignableProfiles = [LEVEL.manager, LEVEL.viewer, LEVEL.specific] as const;
export type AssignableProfile = (typeof assignableProfiles)[number];
const profile = z.literal(assignableProfiles);

/** What a list of users may be sorted by. */
export const userSorts = ['name', 'login', 'email', 'profileAccess', 'active'] as const;
export type UserSort = (typeof userSorts)[number];

/** LIST-14, API-11: what the users are filtered by; also what bulk work, exports and imports over a filter take. */
export const userFilter = {
  name: z.string().max(100).optional().describe('What the name contains, whatever its case and accents'),
  login: z.string().max(50).optional().describe('What the login starts or ends with'),
  status: z.literal([0, 1]).optional().describe('0 inactive, 1 active'),
  ecs: z
    .array(z.string().max(20))
    .max(1000)
    .optional()
    .describe('Establishment codes; whoever has access to at least one of them, through a group too'),
  profileAccess: z
    .array(profile)
    .max(assignableProfiles.length)
    .optional()
    .describe('2 manager, 3 report viewer, 5 specific user'),
};
export type UserFilter = z.infer<z.ZodObject<typeof userFilter>>;

/** USR-06; `email`, `apiAccess`, `ecsTotal` and `version` are additive. */
const userRow = z.strictObject({
  id: z.int(),
  name: z.string(),
  login: z.string(),
  email: z.string(),
  ecs: z
    .array(z.strictObject({ id: z.string(), nomeFantasia: z.string() }))
    .describe(`The first ${LISTED_ECS} by name of those that the person has access to, through groups too`),
  ecsTotal: z.int().min(0),
  active: z.boolean(),
  profileAccess: z.array(z.strictObject({ id: z.int() })),
  apiAccess: z.boolean().describe('Whether it is switched on, whatever its days'),
  version: z.int(),
});
export type UserRow = z.infer<typeof userRow>;

/** API-11. */
export const listUsers = op({
  name: 'listUsers',
  summary: 'Users, page by page',
  description:
    'Is sorted by name by default. Managers see the users that they manage; level 1 sees everybody.',
  method: 'GET',
  path: '/portal/users/',
  access,
  query: z.strictObject({ ...userFilter, ...pageQuery(userSorts) }),
  reply: pageOf(userRow),
});

const day = z.string().max(10).nullable().describe('YYYY-MM-DD');

/** USR-29, VIEW-16. `userProblem` checks it in the order of USR-45; the types only limit it. */
const form = {
  name: z.string().max(1000),
  login: z.string().max(100),
  internalLogin: z.string().max(100).describe('The same as `login`; kept for nothing (VIEW-16)'),
  email: z.string().max(1000),
  active: z.union([z.boolean(), z.literal([0, 1])]).nullable(),
  authenticationEngine: z.literal(1),
  escopoAcessoEC: z.array(z.string().max(20)).max(20_000).describe('Establishment codes'),
  escopoAcessoAG: z.array(recordKey).max(20_000).describe('Group ids'),
  effectiveRoles: z.array(profile).max(1),
  specificAccess: z
    .strictObject({ codAcessoEspecifico: z.literal([0, BANK_USER]).nullable() })
    .nullable()
    .describe('1 bank user; 0 and null: none chosen'),
  idUser: recordKey.nullable(),
  userApi: z.strictObject({ codUsuario: z.string().max(100).nullable() }).nullable(),
  flagUserApi: z
    .strictObject({
      codUsuario: recordKey.nullable(),
      apiAccess: z.literal([0, 1]),
      dtInicio: day,
      dtFinal: day,
    })
    .nullable(),
};

/** Of a form: all establishments and groups that it may name. */
const FORM_LIMIT = 1024 * 1024;

/** API-16 (additive). */
export const linksOnly = z
  .boolean()
  .describe(
    'Whether the caller may change only the links to establishments. For level 2, this is so for a user who also has ' +
      'access to establishments outside its scope',
  );

/** Additive. */
const awaitsWelcome = z
  .boolean()
  .describe('Whether the person has not set a password yet, so that the welcome mail can be sent again');

/** API-15: missing fields count as empty; without a profile it is a report viewer (USR-16). */
const creation = z.strictObject(form).partial();
export type UserCreation = z.infer<typeof creation>;
/**
 * API-16: missing fields stay as they are. The loaded record may be sent back: `linksOnly` and `awaitsWelcome` have no
 * effect.
 */
const changes = creation.extend({
  ...versioned,
  linksOnly: linksOnly.optional(),
  awaitsWelcome: awaitsWelcome.optional(),
});
export type UserChanges = z.infer<typeof changes>;

/** A user as the forms load one. */
const userRecord = z.strictObject({
  id: z.int(),
  name: z.string(),
  login: z.string(),
  email: z.string(),
  active: z.boolean(),
  authenticationEngine: z.literal(1),
  escopoAcessoEC: z.array(z.string()).describe('Establishment codes; to level 2 only those of its own'),
  escopoAcessoAG: z.array(z.int()),
  effectiveRoles: z.array(profile),
  specificAccess: z.strictObject({ codAcessoEspecifico: z.int().nullable() }).nullable(),
  userApi: z
    .strictObject({ codUsuario: z.string() })
    .nullable()
    .describe('The API user of the person; null where none was created (USR-34)'),
  flagUserApi: z.strictObject({
    codUsuario: z.int(),
    apiAccess: z.literal([0, 1]),
    dtInicio: day,
    dtFinal: day,
  }),
  linksOnly,
  awaitsWelcome,
  version: z.int(),
});
export type UserRecord = z.infer<typeof userRecord>;

/** Additive (decisions, principle 4). */
export const getUser = op({
  name: 'getUser',
  summary: 'One user',
  description:
    'Returns what the form needs, including the version for the next save. It answers 404 for an unknown user and 403 ' +
    'for one whom the caller does not manage.',
  method: 'GET',
  path: '/portal/users/:id',
  access: shared,
  params: userParams,
  reply: userRecord,
});

const saved = userRecord.pick({ id: true, name: true, login: true, email: true, active: true });

export const createUser = op({
  name: 'createUser',
  summary: 'Register a user',
  description:
    'Sends a welcome e-mail with a link, by which the person sets a password within 72 hours. Which fields are required ' +
    'depends on the level. Errors are reported at their fields; what the caller may not grant is answered with 403.',
  method: 'POST',
  path: '/portal/users/create',
  access: { ...shared, stepUp: true },
  creates: true,
  body: creation,
  reply: saved,
  bodyLimit: FORM_LIMIT,
});

export const updateUser = op({
  name: 'updateUser',
  summary: 'Change a user',
  description: `Changes of access apply from the person's next call; deactivating ends the person's sessions. ${STALE}`,
  method: 'PUT',
  path: '/portal/users/update/:id',
  access: { ...shared, stepUp: true },
  params: userParams,
  body: changes,
  reply: saved,
  bodyLimit: FORM_LIMIT,
});

/** API-12. */
export const getOwnAddress = op({
  name: 'getOwnAddress',
  summary: "The signed-in person's e-mail",
  description: "Returns the address to which the portal sends the person's e-mails.",
  method: 'GET',
  path: '/portal/users/user',
  access: { person: 'signedIn' },
  reply: z.strictObject({ email: z.string(), name: z.string(), login: z.string() }),
});

/** `ecs`: all that the person has access to; `establishments` and `groups`: what it was given. */
const userColumns = [
  'name',
  'login',
  'email',
  'active',
  'profileAccess',
  'ecs',
  'establishments',
  'groups',
  'category',
  'apiAccess',
  'apiStart',
  'apiEnd',
] as const;

/** LIST-14. */
export const exportUsers = listExport({
  name: 'exportUsers',
  summary: 'The users that match, as a file',
  path: '/portal/users/export',
  screen: '/usuarios',
  filter: userFilter,
  sorts: userSorts,
  columns: userColumns,
});

export const userAudit = audited({
  portal_user: {
    login: 'code',
    name: 'text',
    email: 'text',
    role: 'profile',
    specific_code: 'specific',
    active: 'status',
    api_access: 'yesNo',
    api_starts_on: 'date',
    api_ends_on: 'date',
    establishments: 'establishments',
    groupers: 'groups',
    groups: 'groups',
  },
});

export const userTag = tagged({ users: 'Users, their sessions and their notifications.' });
