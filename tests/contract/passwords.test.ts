import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { beginPasskey } from '../../contract/passkeys';
import { changePassword } from '../../contract/password';
import {
  isLinkPassword as isLinkPasswordBy,
  isOwnPassword as isOwnPasswordBy,
  linkPassword,
  linkPasswordMeets,
  type OwnPasswordCriterion,
  ownPassword,
  ownPasswordMeets as ownPasswordMeetsBy,
  PASSWORD_SYMBOLS,
  type PasswordOwner,
  ruleSetOf,
} from '../../contract/passwords';
import { beginFactor } from '../../contract/second-factor';
import { login } from '../../contract/session';

const person = { login: '20000002', name: 'Júlia de Sá Prado', email: 'ju.prado@paodaserra.example' };

/* By the specification; those of NIST are at the end. */
const isLinkPassword = (password: string, of: Required<PasswordOwner>) =>
  isLinkPasswordBy(password, of, 'specification');
const isOwnPassword = (password: string, of: PasswordOwner) => isOwnPasswordBy(password, of, 'specification');
const ownPasswordMeets = (password: string, of: PasswordOwner) =>
  ownPasswordMeetsBy(password, of, 'specification');

/** The criteria that a password does not meet. */
const unmet = (password: string, of: Parameters<typeof ownPasswordMeets>[1] = person) =>
  ownPassword.specification.criteria.filter((criterion) => !ownPasswordMeets(password, of)[criterion]);

describe('the own password', () => {
  test.each<[string, OwnPasswordCriterion[]]>([
    ['Mudei%2026', []],
    ['Mudei%20', []],
    ['Mudei%2', ['length']],
    ['Mudei%20Mudei%20Mude', []],
    ['Mudei%20Mudei%20Mudei', ['length']],
    ['MUDEI%2026', ['lowercase']],
    ['mudei%2026', ['uppercase']],
    ['Mudei%nova', ['digit']],
    ['Mudei$2026', ['symbol']],
    ['Mudei%%2026', ['noRepetition']],
    ['Mudei%2002', ['noRepetition']],
    ['aAbB%2026', []],
    ['', ['length', 'lowercase', 'uppercase', 'digit', 'symbol']],
  ])('LOG-31 LOG-32 %j misses %j', (password, missed) => {
    expect(unmet(password)).toEqual(missed);
  });

  test.each(PASSWORD_SYMBOLS)('LOG-31 %s is a symbol', (symbol) => {
    expect(unmet(`Mudei${symbol}2026`)).toEqual([]);
  });

  test.each([
    ['another login', 'Ab%20000002', { ...person, login: '20200202' }, []],
    ['the login itself', 'Ab%20304050', { ...person, login: '20304050' }, ['nothingPersonal']],
    ["the e-mail's name", 'x%JU.PRADO26x', { ...person, name: '' }, ['nothingPersonal']],
    ['the e-mail alone', 'x%Paodaserra2', person, []],
    ['a part of the name', 'x%pRADO2026', person, ['nothingPersonal']],
    ['a part of the name without its accent', 'x%Julia2026', person, ['nothingPersonal']],
    ['a part of the name with its accent', 'x%JÚLIA2026a', person, ['nothingPersonal']],
    ['parts of two letters', 'x%Desa2026', person, []],
    ['an e-mail of two letters', 'x%Ju2026ab', { ...person, name: 'X', email: 'ju@x.example' }, []],
  ])('LOG-32 %s: %j', (_what, password, of, missed) => {
    expect(unmet(password, of).filter((criterion) => criterion === 'nothingPersonal')).toEqual(missed);
  });

  test('LOG-32 the browser may know less of the person, and says the same of all else', () => {
    const { email: _, ...known } = person;
    expect(unmet('x%JU.PRADO26x', known)).toEqual(['nothingPersonal']);
    expect(unmet('x%Ju.P2026', { ...known, name: 'X' })).toEqual([]);
  });

  test('LOG-31 LOG-32 it is taken when all criteria are met, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 24 }), (password) => {
        expect(isOwnPassword(password, person)).toBe(unmet(password).length === 0);
      }),
    );
  });
});

test.each([
  ['Segredo&2026', true],
  ['segredo 2026', false],
  ['segredo§2026', true],
  ['aaaaaaa1!', true],
  ['Abc&123', false],
  [`a1!${'x'.repeat(61)}`, true],
  [`a1!${'x'.repeat(62)}`, false],
  ['JU.PRADO@paodaserra.example', false],
  ['Júlia&Prado1', false],
  ['x%JULIA2026', false],
  ['ju.prado%2026', false],
  ['2026%PRÁDO', false],
])('LOG-20 LOG-32 by link %j is taken: %j', (password, taken) => {
  expect(isLinkPassword(password, { ...person, email: 'ju.prado@paodaserra.example' })).toBe(taken);
});

test('LOG-32 both pages find the person in a password by one rule, whatever is typed', () => {
  const owner = { ...person, email: 'ju.prado@paodaserra.example' };
  const typed = fc.tuple(
    fc.constantFrom('', owner.login, owner.name, owner.email, 'JULIA', 'prado', 'ju.prado', 'Pra', 'x'),
    fc.constantFrom('a1%', 'Aa1%xyz9', 'Segredo&2026'),
  );
  fc.assert(
    fc.property(typed, ([part, rest]) => {
      const password = `${part}${rest}`;
      const personal = !ownPasswordMeets(password, owner).nothingPersonal;
      if (personal) expect(isLinkPassword(password, owner)).toBe(false);
      else expect(isLinkPassword(password, owner)).toBe(password.length >= 8);
    }),
  );
});

test.each([
  ['correct horse battery', true],
  ['a'.repeat(15), true],
  ['a'.repeat(14), false],
  ['a'.repeat(64), true],
  ['a'.repeat(65), false],
  ['Segredo&2026', false],
  ['my name is julia', false],
  ['x 20000002 is my login', false],
])('LOG-32 where length alone counts, %j is taken on both pages: %j', (password, taken) => {
  expect(isOwnPasswordBy(password, person, 'nist')).toBe(taken);
  expect(isLinkPasswordBy(password, person, 'nist')).toBe(taken);
});

test.each([
  ['trem da7', true],
  ['a'.repeat(64), true],
  ['trem da', false],
  ['a'.repeat(65), false],
  ['julia da7', false],
])(
  'LOG-32 where length alone counts, beside a second factor %j is taken on both pages: %j',
  (password, taken) => {
    const rules = ruleSetOf('nist', true);
    expect(isOwnPasswordBy(password, person, rules)).toBe(taken);
    expect(isLinkPasswordBy(password, person, rules)).toBe(taken);
  },
);

const FOUR_EMOJI = '🐢🦊🐻🐼';

test.each([
  ['nist', '🐢🦊🐻🐼🐨🐯🦁🐮', false],
  ['nist', `${FOUR_EMOJI.repeat(3)}🐢🦊🐻`, true],
  ['nist', '🐢'.repeat(64), true],
  ['nist', '🐢'.repeat(65), false],
  ['nistWithFactor', FOUR_EMOJI, false],
  ['nistWithFactor', `${FOUR_EMOJI}🐨🐯🦁🐮`, true],
  ['nistWithFactor', '🐢'.repeat(65), false],
] as const)(
  'LOG-32 an emoji is one character by %s, as %s is (taken on both pages: %j)',
  (rules, password, taken) => {
    expect(isOwnPasswordBy(password, person, rules)).toBe(taken);
    expect(isLinkPasswordBy(password, { ...person, email: '' }, rules)).toBe(taken);
  },
);

test('LOG-20 LOG-31 an emoji is one character by the specification, too', () => {
  const owner = { ...person, email: '' };
  expect([isOwnPassword('Aa1%🐢🦊', person), isOwnPassword('Aa1%🐢🦊🐻🐼', person)]).toEqual([false, true]);
  expect(isOwnPassword(`Aa1%${'🐢🦊'.repeat(8)}`, person)).toBe(true);
  expect(isOwnPassword(`Aa1%${'🐢🦊'.repeat(8)}🐻`, person)).toBe(false);
  expect([isLinkPassword('a1!🐢🦊', owner), isLinkPassword('a1!🐢🦊🐻🐼🐨', owner)]).toEqual([false, true]);
  expect([
    isLinkPassword(`a1!${'🐢'.repeat(61)}`, owner),
    isLinkPassword(`a1!${'🐢'.repeat(62)}`, owner),
  ]).toEqual([true, false]);
});

test('LOG-32 an accented letter is one character however a keyboard writes it', () => {
  const letters = 'áéíóúâêô';
  for (const password of [letters, letters.normalize('NFD')]) {
    expect(isOwnPasswordBy(password, person, 'nist')).toBe(false);
    expect(isOwnPasswordBy(password, person, 'nistWithFactor')).toBe(true);
  }
});

test.each([
  ['of a sign-in', () => login.body.shape.password],
  ['that is set', () => changePassword.body.shape.newPassword],
  ['that is proved', () => changePassword.body.shape.currentPassword],
  ['that is proved for an app', () => beginFactor.body.shape.currentPassword],
  ['that is proved for a passkey', () => beginPasskey.body.shape.currentPassword],
] as const)(
  'LOG-20 no call refuses a password of 64 characters, however they are written (%s)',
  (_which, schema) => {
    for (const letter of ['a', '🐢', 'ᾧ'.normalize('NFD')]) {
      const password = letter.repeat(64);
      expect(isOwnPasswordBy(password, person, 'nist')).toBe(true);
      expect(schema().safeParse(password).success).toBe(true);
    }
  },
);

test('a second factor changes the length where length alone counts, and nothing of the specification', () => {
  expect(ruleSetOf('nist', false)).toBe('nist');
  expect([ruleSetOf('specification', true), ruleSetOf('specification', false)]).toEqual([
    'specification',
    'specification',
  ]);
  expect(linkPassword[ruleSetOf('nist', true)]).toEqual({ least: 8, most: 64, criteria: ['length'] });
  expect(ownPassword[ruleSetOf('nist', true)]).toEqual({
    least: 8,
    most: 64,
    criteria: ['length', 'nothingPersonal'],
  });
});

test('where length alone counts no other rule is listed', () => {
  expect(linkPassword.nist).toEqual({ least: 15, most: 64, criteria: ['length'] });
  expect(ownPassword.nist).toEqual({ least: 15, most: 64, criteria: ['length', 'nothingPersonal'] });
  expect(linkPasswordMeets('x'.repeat(15), 'nist').length).toBe(true);
});
