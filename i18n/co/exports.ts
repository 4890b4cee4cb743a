import { exports as mexican } from '../es/exports';
import { overlay } from '../overlay';

export const exports = overlay(mexican, {
  titles: { statement: 'Extracto de transacciones', audit: 'Registro de auditoría' },
});
