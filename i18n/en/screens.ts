import { gather } from '../gathered';

/** Every screen of the access table; signing out has no area. */
export const screens = {
  ...(await gather('en', 'screens')),
  '/logout': { title: 'Sign out', menu: 'Sign out' },
};
