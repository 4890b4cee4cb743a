/** BANK-06: the columns of a bank with the field names of the contract. */
export const bankColumns = [
  'code as codigoBancario',
  'name as nome',
  'partner as parceiro',
  'deposit_code_length as tamanhoCodigoDepositoIdentificado',
  'active as ativo',
  'version',
] as const;
