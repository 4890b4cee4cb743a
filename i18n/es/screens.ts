import { gather } from '../gathered';

/** Every screen of the access table; signing out has no area. */
export const screens = {
  ...(await gather('es', 'screens')),
  '/logout': { title: 'Cerrar sesión', menu: 'Cerrar sesión' },
};
