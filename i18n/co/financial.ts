import { financial as mexican } from '../es/financial';
import { overlay } from '../overlay';

export const financial = overlay(mexican, {
  columns: { depositoVarejista: 'Depósito del comerciante' },
});
