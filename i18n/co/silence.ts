import { silence as mexican } from '../es/silence';
import { overlay } from '../overlay';

export const silence = overlay(mexican, {
  notYet: 'Todavía no se ha evaluado nada: se hace una vez por hora.',
  behind: 'No han llegado datos desde el %{date} a las %{time}. Hasta que lleguen, no se agrega a nadie más.',
});
