import { localStorageStore } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { lookAtStorage } from '../../../src/session/storage-kept';

test('SES-02 a storage that was looked at stays, with what it holds in memory, however often it is looked at', () => {
  lookAtStorage();
  const { localStorage: held } = window;
  held.setItem('entry', 'kept');
  lookAtStorage();
  expect(window.localStorage).toBe(held);
  expect(localStorage.getItem('entry')).toBe('kept');
  expect(localStorage).toHaveLength(1);
});

test('SES-02 a module that is loaded anew stands before the browser’s storage, not before the one of the module before', async () => {
  localStorage.setItem('stays', 'kept');
  const asked = vi.spyOn(Storage.prototype, 'key');
  for (let loads = 0; loads < 5; loads += 1) {
    vi.resetModules();
    (await import('../../../src/session/storage-kept')).lookAtStorage();
  }
  asked.mockClear();
  expect(Object.keys(localStorage)).toEqual(['stays']);
  expect(asked).toHaveBeenCalledTimes(1);
});

test('SES-06 its entries are properties, as react-admin reads and forgets them, also those that did not fit', () => {
  lookAtStorage();
  localStorage.setItem('stays', 'fits');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const store = localStorageStore('1', '/somebody/');
  store.setItem('bancos.listParams', { page: 2 });
  expect(Object.entries(localStorage)).toEqual([
    ['stays', 'fits'],
    ['RaStore/somebody/.bancos.listParams', '{"page":2}'],
  ]);
  expect([localStorage.stays, localStorage.absent, 'stays' in localStorage]).toEqual([
    'fits',
    undefined,
    true,
  ]);
  store.removeItems('bancos');
  expect(Object.keys(localStorage)).toEqual(['stays']);
  delete localStorage.stays;
  expect(localStorage).toHaveLength(0);
});

test('SES-02 a storage that cannot be read keeps nothing, and what is stored is in the page all the same', async () => {
  vi.resetModules();
  for (const method of ['getItem', 'key', 'removeItem'] as const) {
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('damaged', 'UnknownError');
    });
  }
  const { lookAtStorage: look, isStorageKept } = await import('../../../src/session/storage-kept');
  look();
  expect(isStorageKept()).toBe(false);
  for (const storage of [localStorage, sessionStorage]) {
    storage.setItem('entry', 'kept');
    expect([storage.getItem('entry'), Object.keys(storage)]).toEqual(['kept', ['entry']]);
    storage.removeItem('entry');
    expect(storage).toHaveLength(0);
  }
});
