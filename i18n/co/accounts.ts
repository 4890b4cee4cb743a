import { accounts as mexican } from '../es/accounts';
import { overlay } from '../overlay';

export const accounts = overlay(mexican, {
  empty: 'Todavía no hay cuentas.',
  columns: { numeroAgencia: 'Número de oficina', ativo: 'Estado' },
  filters: { status: 'Estado', agencia: 'Número de oficina' },
  turn: { failed: 'No fue posible cambiar el estado de la cuenta.' },
});
