import { gather } from '../gathered';

/** Every screen of the access table; signing out has no area. */
export const screens = {
  ...(await gather('pt', 'screens')),
  '/logout': { title: 'Sair', menu: 'Sair' },
};
