import { describe, expect, test } from 'vitest';
import { userProblem } from '../../../../contract/user-rules';
import { assignableProfiles, type UserRecord } from '../../../../contract/users';
import { differences } from '../../../../src/areas/users/user-facts';
import {
  draftOf,
  losesApi,
  newUser,
  toggledProfile,
  type UserValues,
  userOf,
  valuesOf,
} from '../../../../src/areas/users/user-values';
import fc from '../../../support/fast-check';

const record: UserRecord = {
  id: 7,
  name: 'Rita',
  login: '12345678',
  email: 'rita@example.com',
  active: true,
  authenticationEngine: 1,
  escopoAcessoEC: ['0002', '0001'],
  escopoAcessoAG: [31, 30],
  effectiveRoles: [2],
  specificAccess: null,
  userApi: { codUsuario: 'k' },
  flagUserApi: { codUsuario: 7, apiAccess: 1, dtInicio: '2026-01-01', dtFinal: '2026-09-30' },
  linksOnly: false,
  awaitsWelcome: false,
  version: 4,
};

const anyValues: fc.Arbitrary<UserValues> = fc.record({
  name: fc.string(),
  login: fc.string(),
  email: fc.string(),
  active: fc.constantFrom(true, false, null),
  profile: fc.constantFrom(...assignableProfiles),
  category: fc.constantFrom(0, 1),
  establishments: fc.array(fc.string()),
  groups: fc.array(fc.integer({ min: 1 }).map(String)),
  apiAccess: fc.boolean(),
  start: fc.constantFrom('', '31/12', '2031-01-01'),
  end: fc.constantFrom('', '2031-02-01'),
  endless: fc.boolean(),
});

describe('the values of the form', () => {
  test('USR-16 whatever is pressed, exactly one profile is chosen', () => {
    expect(toggledProfile(3, 2)).toBe(2);
    expect(toggledProfile(2, 2)).toBe(3);
    expect(toggledProfile(3, 3)).toBe(3);
    expect(toggledProfile(5, 5)).toBe(3);
  });

  test('USR-30 USR-31 USR-32 only a manager sends API access, only a specific user a category and no scope', () => {
    fc.assert(
      fc.property(anyValues, (values) => {
        const sent = userOf(values, record);
        expect(sent.effectiveRoles).toEqual([values.profile]);
        if (values.profile !== 2)
          expect(sent.flagUserApi).toMatchObject({ apiAccess: 0, dtInicio: null, dtFinal: null });
        if (values.profile !== 5) expect(sent.specificAccess).toBeNull();
        else expect([...sent.escopoAcessoEC, ...sent.escopoAcessoAG]).toEqual([]);
        expect(sent.authenticationEngine).toBe(1);
      }),
    );
  });

  test('USR-29 a stored user that is saved unchanged is what was stored', () => {
    const values = valuesOf(record);
    expect(userOf(values, record)).toEqual({
      name: 'Rita',
      login: '12345678',
      email: 'rita@example.com',
      active: true,
      authenticationEngine: 1,
      escopoAcessoEC: ['0002', '0001'],
      escopoAcessoAG: [31, 30],
      effectiveRoles: [2],
      specificAccess: null,
      idUser: 7,
      userApi: { codUsuario: 'k' },
      flagUserApi: { codUsuario: 7, apiAccess: 1, dtInicio: '2026-01-01', dtFinal: '2026-09-30' },
    });
    expect(differences(values, { ...values, establishments: ['0001', '0002'] })).toEqual([]);
    expect(differences(values, { ...values, email: ' rita@example.com ' })).toEqual([]);
    expect(differences(values, { ...values, active: false })).toEqual([
      { fact: 'active', before: true, after: false },
    ]);
  });

  test('what another profile or the API access brings along is no change of its own', () => {
    const values = valuesOf(record);
    const facts = (changes: Partial<UserValues>) =>
      differences(values, { ...values, ...changes }).map(({ fact }) => fact);
    expect(facts({ profile: 5 })).toEqual(['profile']);
    expect(facts({ profile: 5, category: 1 })).toEqual(['profile', 'category']);
    expect(facts({ apiAccess: false })).toEqual(['apiAccess']);
    expect(facts({ end: '', endless: true })).toEqual(['dtFinal']);
    expect(facts({ start: '2026-02-01' })).toEqual(['dtInicio']);
  });

  test('USR-27 ERR-04 "no end" taken away is one change, before an end is typed and after', () => {
    const endless = { ...valuesOf(record), end: '', endless: true };
    const facts = (changes: Partial<UserValues>) =>
      differences(endless, { ...endless, ...changes }).map(({ fact }) => fact);
    expect(facts({ endless: false })).toEqual(['dtFinal']);
    expect(facts({ endless: false, end: '2026-1' })).toEqual(['dtFinal']);
    expect(facts({ endless: false, end: '2026-12-31' })).toEqual(['dtFinal']);
    expect(facts({})).toEqual([]);
  });

  test('USR-33 API access is lost by another profile than manager', () => {
    const values = valuesOf(record);
    expect(losesApi(values, record)).toBe(false);
    expect(losesApi({ ...values, profile: 3 }, record)).toBe(true);
    expect(losesApi({ ...values, profile: 5 }, record)).toBe(true);
    const without = { ...record, flagUserApi: { ...record.flagUserApi, apiAccess: 0 as const } };
    expect(losesApi({ ...values, profile: 3 }, without)).toBe(false);
  });

  test('USR-43 an end that is switched off is not checked', () => {
    const values = { ...valuesOf(record), end: '2020-01-01', endless: true };
    const circumstances = { creating: false, today: '2026-06-01', storedStart: '2026-01-01' };
    expect(userProblem(draftOf(values), circumstances)).toBeNull();
    expect(userProblem(draftOf({ ...values, endless: false }), circumstances)).toMatchObject({
      fields: ['dtFinal'],
    });
  });

  test('USR-12 a new user lacks everything, and says so first', () => {
    const problem = userProblem(draftOf(newUser), { creating: true, today: '2026-06-01', storedStart: null });
    expect(problem).toEqual({ fields: ['name', 'login', 'email'], key: 'required' });
  });
});
