import type { TrailTexts } from '../../area-parts';
import { banks as mexican } from '../../es/own/banks';
import { overlay } from '../../overlay';

export const banks = overlay(mexican, {
  empty: 'Todavía no hay bancos.',
  columns: { parceiro: 'Aliado', ativo: 'Estado' },
  filters: { status: 'Estado', statusParceiro: 'Aliado' },
  edit: { parceiro: 'Aliado', lengthWrong: 'Ingrese un número entero de 0 a 20.' },
});

export const trail: TrailTexts = { fields: { partner: 'Aliado' } };
