import type { ScreenTexts, TrailTexts } from '../../area-parts';
import type { accounts as model } from '../../en/own/accounts';

export const accounts: typeof model = {
  count: '%{count} cuenta |||| %{count} cuentas',
  table: 'Cuentas',
  empty: 'Aún no hay cuentas.',
  columns: {
    apelido: 'Alias',
    banco: 'Banco',
    numeroAgencia: 'Número de sucursal',
    numeroConta: 'Número de cuenta',
    contaEcs: 'Establecimientos',
    ativo: 'Estatus',
  },
  card: { branch: 'Sucursal', account: 'Cuenta' },
  filters: {
    apelido: 'Alias',
    status: 'Estatus',
    banco: 'Banco',
    agencia: 'Número de sucursal',
    conta: 'Número de cuenta',
    ecs: 'Establecimiento',
  },
  ecs: {
    title: 'Otros establecimientos de %{name}',
    more: '%{count} más de %{name}, mostrar',
  },
  details: {
    bankFiles: 'Archivos bancarios numerados',
    title: 'Detalles de la cuenta',
    back: 'Regresar a cuentas',
    open: 'Detalles de %{name}',
    data: 'Cuenta',
    dataHelp: 'Donde se abona el dinero.',
    access: 'Establecimientos',
    accessHelp: 'Los establecimientos cuyo dinero se abona en esta cuenta.',
    readOnly: 'Solo para consulta. Aquí no se puede modificar nada.',
  },
  turn: {
    activate: {
      open: 'Activar %{name}',
      title: '¿Activar %{name}?',
      text: 'La cuenta volverá a aparecer como activa.',
      confirm: 'Activar',
    },
    deactivate: {
      open: 'Desactivar %{name}',
      title: '¿Desactivar %{name}?',
      text: 'La cuenta aparecerá como inactiva. Sus transacciones siguen en el estado de cuenta.',
      confirm: 'Desactivar',
    },
    failed: 'No se pudo cambiar el estatus de la cuenta.',
  },
  switchOff: 'Estas cuentas aparecerán como inactivas. Sus transacciones siguen en el estado de cuenta.',
};

export const screens: ScreenTexts = {
  '/contas': { title: 'Cuentas', menu: 'Cuentas', search: 'Buscar por alias' },
};

export const trail: TrailTexts = {
  entities: { account: 'Cuenta' },
  fields: { nickname: 'Alias', bank_code: 'Banco', branch: 'Sucursal' },
};
