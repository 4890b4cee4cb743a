import { verification as mexican } from '../../es/own/verification';
import { overlay } from '../../overlay';

export const verification = overlay(mexican, {
  failed: 'No fue posible verificar el archivo.',
  noAnswer: 'El servidor no respondió. El archivo sigue aquí. Intente de nuevo.',
  since: { cancelled: 'Anuladas desde entonces' },
});
