export { csv } from './csv.ts';
export { locales, type TableLocale } from './locale.ts';
export { pdf } from './pdf.ts';
export type {
  Cell,
  Column,
  ColumnType,
  Fact,
  Format,
  Locked,
  Row,
  SumOf,
  Table,
  Total,
  Words,
} from './table.ts';
export { CELL_LENGTH, hasLongSum } from './workbook/limits.ts';
export { xls } from './xls.ts';
export { sumFormula } from './xlsx/sum-formula.ts';
export { xlsx } from './xlsx.ts';
