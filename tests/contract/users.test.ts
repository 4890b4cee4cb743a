import { describe, expect, test } from 'vitest';
import { isEmail, isLogin } from '../../contract/logins';
import { type UserDraft, userProblem } from '../../contract/user-rules';

const right: UserDraft = {
  name: 'Ana Lopes',
  login: '12345678',
  email: 'ana@example.com',
  active: true,
  profile: 2,
  establishments: ['0001'],
  groups: [],
  category: null,
  api: null,
};
const TODAY = '2026-11-20';
const problem = (
  changes: Partial<UserDraft>,
  { creating = true, storedStart = null as string | null } = {},
) => userProblem({ ...right, ...changes }, { creating, today: TODAY, storedStart });
const api = (start: string, end = '') => ({ api: { start, end } });

test('USR-38 nothing is wrong with what is right', () => {
  expect(problem({})).toBeNull();
  expect(problem({ name: 'x'.repeat(100), email: `${'x'.repeat(242)}@example.com` })).toBeNull();
});

test.each<[string, Partial<UserDraft>, string, string[]]>([
  ['USR-38', { name: ' ', login: '' }, 'required', ['name', 'login']],
  ['USR-38', { email: '' }, 'required', ['email']],
  ['USR-38', { name: 'x'.repeat(101) }, 'nameTooLong', ['name']],
  ['USR-38', { name: 'Ana\nLopes' }, 'nameUnseen', ['name']],
  ['USR-38', { name: 'Ana \u202eLopes' }, 'nameUnseen', ['name']],
  ['USR-38', { email: 'ana@example' }, 'email', ['email']],
  ['USR-38', { email: `${'x'.repeat(243)}@example.com` }, 'email', ['email']],
  ['USR-39', { active: null }, 'status', ['active']],
  ['USR-40', { establishments: [] }, 'scope', ['escopoAcessoEC', 'escopoAcessoAG']],
  ['USR-41', { groups: [1] }, 'bothScopes', ['escopoAcessoAG', 'escopoAcessoEC']],
  ['USR-42', { login: '123456789' }, 'login', ['login']],
  ['USR-43', api('2026-12-02', '2026-12-01'), 'endBeforeStart', ['dtFinal']],
  ['USR-43', api('2026-12-02', '12/3'), 'endMissing', ['dtFinal']],
  ['USR-43', api('2026-12-02', '2026-02-30'), 'endMissing', ['dtFinal']],
  ['USR-43', api(''), 'start', ['dtInicio']],
  ['USR-43', api('2026-11'), 'start', ['dtInicio']],
  ['USR-43', api('2026-11-19'), 'startPast', ['dtInicio']],
  ['USR-44', { profile: 5 }, 'category', ['specificAccess']],
])('%s %o is refused as %s', (_id, changes, key, fields) => {
  expect(problem(changes)).toEqual({ key, fields });
});

test.each<[string, Partial<UserDraft>]>([
  ['USR-26 an end is no must', api('2026-11-20')],
  ['USR-43 one day is a period', api('2026-11-20', '2026-11-20')],
  ['USR-32 a specific user needs no scope', { profile: 5, category: 1, establishments: [] }],
  ['USR-32 and may hold both until it is saved', { profile: 5, category: 1, groups: [1] }],
  ['USR-28 days count for managers alone', { profile: 3, ...api('1999-01-01') }],
])('%s', (_what, changes) => {
  expect(problem(changes)).toBeNull();
});

test('USR-38 a name that is there already cannot be changed, and is no problem of whoever edits the rest', () => {
  expect(problem({ name: 'Ana\nLopes' }, { creating: false })).toBeNull();
});

test('USR-41 in edit both scopes may stay', () => {
  expect(problem({ groups: [1] }, { creating: false })).toBeNull();
});

test('USR-43 a start that is stored may lie in the past, another one not', () => {
  const stored = { creating: false, storedStart: '2026-01-01' };
  expect(problem(api('2026-01-01', '2026-06-30'), stored)).toBeNull();
  expect(problem(api('2026-01-02'), stored)?.key).toBe('startPast');
});

test('USR-45 of several faults the first counts, in the order of the checks', () => {
  const faults: Partial<UserDraft>[] = [
    { name: '' },
    { active: null },
    { establishments: [] },
    { login: 'x' },
    api(''),
  ];
  const keys = faults.map((_, from) => problem(Object.assign({}, ...faults.slice(from)))?.key);
  expect(keys).toEqual(['required', 'status', 'scope', 'login', 'start']);
});

describe('the forms of texts', () => {
  test.each(['12345678', '1234567890', '12345678901', '123456-78901'])('USR-42 %s is a login', (login) => {
    expect(isLogin(login)).toBe(true);
  });

  test.each([
    '',
    '1234567',
    '123456789',
    '123456789012',
    '12345-678901',
    '1234567a',
    '１２３４５６７８',
    ' 12345678',
  ])('USR-42 %j is none', (login) => {
    expect(isLogin(login)).toBe(false);
  });

  test.each([
    ['a@b.co', true],
    ['a.b+c@d-e.example.com', true],
    ['a@b', false],
    ['a@b.', false],
    ['@b.co', false],
    ['a b@c.co', false],
    ['a@b@c.co', false],
    ['x<y@example.com', false],
    ['a@evil..example', false],
    ['a..b@example.com', false],
    ['.a@example.com', false],
    ['a.@example.com', false],
    ['a@-b.co', false],
    ['a@b-.co', false],
    ['a@.co', false],
    ['a,b@c.co', false],
    ['"a"@b.co', false],
    ['a(b)@c.co', false],
    ['a\u0000b@c.co', false],
    ['a\u202eb@c.co', false],
    ["o'neil_{x}!#$%&*+/=?^`|~-@b.co", true],
    ['josé.muñoz@correo.example', true],
    ['ana@xn--caf-dma.example', true],
    ['ana@café.example', true],
    [`a@${'x'.repeat(63)}.co`, true],
    [`a@${'x'.repeat(64)}.co`, false],
  ])('USR-38 whether %j is an e-mail address', (email, is) => {
    expect(isEmail(email)).toBe(is);
  });
});
