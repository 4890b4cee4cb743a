import { afterEach, expect, test } from 'vitest';
import { bridgeToPortal } from '../../support/bridge';
import { openSignIn } from './sign-in-page';

bridgeToPortal();

const fetched = () =>
  [...document.head.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));

afterEach(() => {
  document.head.innerHTML = '';
});

test('LOG-05 the console is fetched while the person types, and only then', async () => {
  document.head.innerHTML = '<meta name="console-assets" content="/assets/a.js /assets/b.js">';
  const { fillIn } = await openSignIn();
  expect(fetched()).toEqual([]);
  await fillIn('10', 'x');
  expect(fetched()).toEqual(['/assets/a.js', '/assets/b.js']);
});
