import { expect, test } from 'vitest';
import { destination } from '../../../src/session/destination';

const origin = 'https://portal.example';
const to = (next: string) => destination(`?next=${encodeURIComponent(next)}`, origin);

test('LOG-05 success goes to /home', () => {
  expect(destination('', origin)).toBe('/home');
});

test('LOG-05 a person whose session ended goes back to where it ended', () => {
  expect(to('/usuarios/editar/7?tab=access#top')).toBe(`${origin}/usuarios/editar/7?tab=access#top`);
});

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  'javascript:alert(1)',
  'usuarios',
  '/login',
  '/login/banco',
  '/logout',
  '/alterar-senha?token=x',
])('LOG-05 %j is nowhere to go after signing in', (next) => {
  expect(to(next)).toBe('/home');
});

test('LOG-05 a path that reads as a host stays on this site', () => {
  expect(to('/.//elsewhere.example')).toBe(`${origin}//elsewhere.example`);
});
