import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readEntry } from '../../../src/session/browser-database';
import { encryptProfile } from '../../../src/session/profile-cipher';
import { readProfile, storeSession } from '../../../src/session/stored-session';

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));

const reply = {
  token: 'the token',
  refreshToken: 'the refresh token',
  perfil: 2,
  name: 'Marina Prado',
  login: '20000002',
  apiAccess: true,
  specificAccess: { codAcessoEspecifico: null },
};

test('SES-02 SES-03 a sign-in is kept under these names, and the profile encrypted', async () => {
  await storeSession(reply);
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
    '@token': 'the token',
    '@refreshToken': 'the refresh token',
    '@login': '20000002',
    '@name': 'Marina Prado',
    // AES-GCM: a nonce of 12 bytes, one of text and a tag of 16.
    '@accessProfile': expect.stringMatching(/^[\w+/]{39}=$/),
  });
  const key = (await readEntry('access-profile')) as CryptoKey;
  expect([key.algorithm, key.extractable]).toEqual([{ name: 'AES-GCM', length: 256 }, false]);
});

describe('the stored profile', () => {
  test.each([1, 2, 3, 4, 5, 77])(
    'SES-13 is decoded, %i, and each time stored as another text',
    async (perfil) => {
      await storeSession({ ...reply, perfil });
      const before = localStorage.getItem('@accessProfile');
      await storeSession({ ...reply, perfil });
      expect(localStorage.getItem('@accessProfile')).not.toBe(before);
      expect(await readProfile()).toBe(perfil);
    },
  );

  test('SES-02 is none where it was altered, or where its key is gone', async () => {
    await storeSession(reply);
    const text = localStorage.getItem('@accessProfile') ?? '';
    localStorage.setItem('@accessProfile', text.startsWith('A') ? `B${text.slice(1)}` : `A${text.slice(1)}`);
    expect(await readProfile()).toBeNull();
    localStorage.setItem('@accessProfile', text);
    expect(await readProfile()).toBe(2);
    vi.stubGlobal('indexedDB', new IDBFactory());
    expect(await readProfile()).toBeNull();
  });
});

test('SES-02 a browser whose database never answers stores no profile, and says so in time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('indexedDB', { open: () => new EventTarget() });
  const encrypting = encryptProfile(2);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await encrypting).toBeNull();
});
