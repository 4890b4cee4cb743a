import { screens as mexican } from '../es/screens';
import { gather } from '../gathered';
import { overlay } from '../overlay';

export const screens = overlay(mexican, {
  ...(await gather('co', 'screens')),
  '/logout': { title: 'Salir', menu: 'Salir' },
});
