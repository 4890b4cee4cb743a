import { bankFile as mexican } from '../es/bank-file';
import { overlay } from '../overlay';

export const bankFile = overlay(mexican, {
  entries:
    '%{form} admite máximo %{most} movimientos, y este extracto tiene %{rows}. Elija un período más corto u otro formato.',
  amounts: 'Este extracto tiene valores demasiado grandes para %{form}. Elija otro formato.',
  tooLong: 'Un extracto abarca hasta 366 días.',
});
