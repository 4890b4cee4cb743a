import type { ScreenTexts, TrailTexts } from '../../area-parts';
import type { banks as model } from '../../en/own/banks';

export const banks: typeof model = {
  count: '%{count} banco |||| %{count} bancos',
  table: 'Bancos',
  empty: 'Aún no hay bancos.',
  columns: {
    codigoBancario: 'Código',
    nome: 'Banco',
    parceiro: 'Socio',
    tamanhoCodigoDepositoIdentificado: 'Depósito',
    ativo: 'Estatus',
  },
  filters: {
    name: 'Nombre',
    status: 'Estatus',
    statusParceiro: 'Socio',
    statusDeposito: 'Depósito',
  },
  digits: '%{smart_count} dígito |||| %{smart_count} dígitos',
  edit: {
    title: 'Editar banco',
    open: 'Editar %{name}',
    parceiro: 'Socio',
    tamanhoCodigoDepositoIdentificado: 'Longitud del código de depósito',
    lengthHelp:
      'Número de dígitos del código que identifica un depósito, de 0 a 20. Con 0, el banco no acepta depósitos identificados.',
    lengthWrong: 'Capture un número entero de 0 a 20.',
    ativo: 'Activo',
  },
};

export const screens: ScreenTexts = {
  '/bancos': { title: 'Bancos', menu: 'Bancos', search: 'Buscar por nombre o código' },
};

export const trail: TrailTexts = {
  entities: { bank: 'Banco' },
  fields: { partner: 'Socio', deposit_code_length: 'Longitud del código de depósito' },
};
