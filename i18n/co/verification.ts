import { verification as mexican } from '../es/verification';
import { overlay } from '../overlay';

export const verification = overlay(mexican, {
  refused: { number: 'No es un número de archivo: falta un carácter o hay uno equivocado.' },
  since: { cancelled: 'Anuladas desde entonces' },
});
