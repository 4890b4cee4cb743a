/** BANK-06: the columns of a bank under the names of the wire. */
export const bankColumns = [
  'code as codigoBancario',
  'name as nome',
  'partner as parceiro',
  'deposit_code_length as tamanhoCodigoDepositoIdentificado',
  'active as ativo',
  'version',
] as const;
