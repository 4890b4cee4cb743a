import type { TrailTexts } from '../../area-parts';
import { accounts as mexican } from '../../es/own/accounts';
import { overlay } from '../../overlay';

export const accounts = overlay(mexican, {
  empty: 'Todavía no hay cuentas.',
  columns: { numeroAgencia: 'Número de oficina', ativo: 'Estado' },
  card: { branch: 'Oficina' },
  filters: { status: 'Estado', agencia: 'Número de oficina' },
  details: { back: 'Volver a cuentas' },
  turn: {
    deactivate: { text: 'La cuenta aparecerá como inactiva. Sus transacciones siguen en el extracto.' },
    failed: 'No fue posible cambiar el estado de la cuenta.',
  },
  switchOff: 'Estas cuentas aparecerán como inactivas. Sus transacciones siguen en el extracto.',
});

export const trail: TrailTexts = { fields: { branch: 'Oficina' } };
