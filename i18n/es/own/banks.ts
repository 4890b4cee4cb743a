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
  import: {
    help: {
      code: 'Identifica el banco de la fila, con sus ceros a la izquierda.',
      name: 'Opcional, solo para verificar. El nombre no se puede cambiar.',
      partner: 'Sí o No, o bien 1 o 0.',
      depositCodeLength: 'Un número entero de 0 a 20. Con 0, el banco no acepta depósitos identificados.',
      status: 'Activo o Inactivo, o bien 1 o 0.',
    },
    noCode: 'La fila no identifica un banco.',
    unknown: '%{text} no es el código de un banco.',
    twice: 'El código aparece en más de una fila. Vea también la fila %{lines}.',
    nameFixed: 'El nombre de un banco no se puede cambiar. Es %{name}.',
  },
};

export const screens: ScreenTexts = {
  '/bancos': {
    title: 'Bancos',
    menu: 'Bancos',
    search: 'Buscar por nombre o código',
    import: 'Importar bancos',
  },
};

export const trail: TrailTexts = {
  entities: { bank: 'Banco' },
  fields: { partner: 'Socio', deposit_code_length: 'Longitud del código de depósito' },
};
