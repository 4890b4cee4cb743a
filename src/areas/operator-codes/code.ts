import { unusedSince } from '../../../contract/code-life';
import { todayIn } from '../../../contract/dates';
import { OPERATOR_CODE } from '../../../contract/limits';
import type { OperatorCode } from '../../../contract/operator-codes';
import { establishmentOptions } from '../../kit/establishments/establishment-options';
import { FetchedField } from '../../kit/list/FetchedField';
import { type ListFilter, listed, statusChoices } from '../../kit/list/list-filter';

/** OPC-05: an operator code; its id is `operatorCodeId`. */
export interface CodeRecord extends OperatorCode {
  id: number;
}

/** LIST-17: what is kept of the filters. */
export interface CodeFilter {
  operator: string;
  code: string;
  status: 0 | 1;
  /** Those that nobody has used for 60 days. */
  unused: 1;
  /** Codes of establishments. */
  ec: readonly string[];
}

const EstablishmentOptions = establishmentOptions();

const deviceZone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** OPC-02: the filters, in the order of the dialog. */
export const codeFilters = [
  { source: 'operator', label: 'operatorCodes.filters.operator' },
  { source: 'code', label: 'operatorCodes.filters.code', maxLength: OPERATOR_CODE.shown },
  { source: 'status', label: 'operatorCodes.filters.status', choices: statusChoices },
  { source: 'ec', label: 'operatorCodes.filters.ec', Options: EstablishmentOptions, Field: FetchedField },
  {
    source: 'unused',
    label: 'codeLife.filter.label',
    choices: [{ value: 1, label: 'codeLife.filter.unused' }],
  },
] as const satisfies readonly (ListFilter & { source: keyof CodeFilter })[];

/** The kept filter as the wire has it: an address may name one establishment, or anything. */
export const codeQuery = ({ operator, ec, unused, ...rest }: Partial<CodeFilter>) => ({
  ...rest,
  // The server takes a day, so that a question means the same whenever it is asked.
  ...(unused !== undefined && { semUsoDesde: unusedSince(todayIn(deviceZone)) }),
  ...(operator !== undefined && { name: operator }),
  ...(ec !== undefined && { ec: listed(ec).map(String) }),
});
