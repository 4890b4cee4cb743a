import { banks as mexican } from '../es/banks';
import { overlay } from '../overlay';

export const banks = overlay(mexican, {
  empty: 'Todavía no hay bancos.',
  columns: { parceiro: 'Aliado', ativo: 'Estado' },
  filters: { status: 'Estado', statusParceiro: 'Aliado' },
  edit: { parceiro: 'Aliado', lengthWrong: 'Ingrese un número entero de 0 a 20.' },
});
