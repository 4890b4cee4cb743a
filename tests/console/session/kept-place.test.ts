import { afterEach, expect, test } from 'vitest';
import { destination } from '../../../src/session/destination';
import { keepPlace, takePlace } from '../../../src/session/kept-place';
import { STORED } from '../../../src/session/stored-session';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('LOG-05 SES-06 a tab whose session ended in another one leads the same person back, once, and nobody else', () => {
  const { origin } = window.location;
  keepPlace('10000001', '/usuarios/editar/7?tab=access');
  localStorage.setItem(STORED.login, '10000001');
  expect(destination('?ended=1', origin, takePlace())).toBe(`${origin}/usuarios/editar/7?tab=access`);
  expect(destination('?ended=1', origin, takePlace())).toBe('/home');

  keepPlace('10000001', '/usuarios/editar/7');
  localStorage.setItem(STORED.login, '20000002');
  expect(destination('?ended=1', origin, takePlace())).toBe('/home');
});

test('LOG-05 what the address says comes first', () => {
  keepPlace('10000001', '/usuarios');
  localStorage.setItem(STORED.login, '10000001');
  expect(destination('?next=%2Fbancos', 'https://portal.example', takePlace())).toBe(
    'https://portal.example/bancos',
  );
});
