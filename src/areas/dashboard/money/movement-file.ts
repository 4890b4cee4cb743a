import Papa from 'papaparse';
import type { DashboardPoint } from '../../../../contract/dashboard';
import type { Language } from '../../../../contract/languages';
import { centsText, toCents } from '../../../../contract/money';
import { csvFile, separators } from '../../../kit/csv';

/** Decisions, DATA: amounts have a decimal comma in files whose cells are separated by this character. */
const COMMA = ';';

/** The table of a chart as a file: moments unformatted, amounts to the cent, shares in percent. */
export function movementFile(
  points: readonly DashboardPoint[],
  headings: readonly [moment: string, value: string, share: string],
  language: Language,
): Blob {
  const delimiter = separators[language];
  const number = (text: string) => (delimiter === COMMA ? text.replace('.', ',') : text);
  const rows = points.map(({ dataCaptura, valor, percent }) => [
    dataCaptura.replace('T', ' '),
    number(centsText(toCents(valor))),
    number(percent.toFixed(2)),
  ]);
  return csvFile(Papa.unparse([[...headings], ...rows], { delimiter, newline: '\r\n' }));
}
