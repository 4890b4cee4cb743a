import type { banks as model } from '../en/banks';

export const banks: typeof model = {
  search: 'Buscar por nombre o código',
  count: '%{count} banco |||| %{count} bancos',
  table: 'Bancos',
  empty: 'Todavía no hay bancos.',
  columns: {
    codigoBancario: 'Código',
    nome: 'Banco',
    parceiro: 'Aliado',
    tamanhoCodigoDepositoIdentificado: 'Depósito',
    ativo: 'Estado',
  },
  filters: {
    name: 'Nombre',
    status: 'Estado',
    statusParceiro: 'Aliado',
    statusDeposito: 'Depósito',
  },
  digits: '%{smart_count} dígito |||| %{smart_count} dígitos',
  edit: {
    title: 'Editar banco',
    open: 'Editar %{name}',
    parceiro: 'Aliado',
    tamanhoCodigoDepositoIdentificado: 'Longitud del código de depósito',
    lengthHelp:
      'Dígitos del código que identifica un depósito, de 0 a 20. Con 0, el banco no recibe depósitos identificados.',
    lengthWrong: 'Ingrese un número entero de 0 a 20.',
    ativo: 'Activo',
  },
};
