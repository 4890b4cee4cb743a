import { unusedSince } from '../../../contract/code-life';
import { todayIn } from '../../../contract/dates';
import { OPERATOR_CODE } from '../../../contract/limits';
import type { OperatorCodeFilter } from '../../../contract/operator-code-filter';
import type { OperatorCode } from '../../../contract/operator-codes';
import { FetchedField } from '../../kit/list/FetchedField';
import { type ListFilter, listed, statusChoices } from '../../kit/list/list-filter';
import { wireNamed } from '../../kit/list/wire-named';
import { establishmentOptions } from '../../network/establishments/establishment-options';
import { deviceZone } from '../../ui/format/zone';

/** OPC-05: an operator code; its id is `operatorCodeId`. */
export interface CodeRecord extends OperatorCode {
  id: number;
}

/** LIST-17: the kept filters. */
export interface CodeFilter {
  operator: string;
  code: string;
  status: 0 | 1;
  /** Only codes that nobody has used for 60 days. */
  unused: 1;
  /** Codes of establishments. */
  ec: readonly string[];
}

const EstablishmentOptions = establishmentOptions();

/** OPC-02: the filters, in the order of the dialog. */
export const codeFilters = [
  { source: 'operator', label: 'operatorCodes.filters.operator', wire: 'name' },
  { source: 'code', label: 'operatorCodes.filters.code', tail: OPERATOR_CODE.shown },
  { source: 'status', label: 'operatorCodes.filters.status', choices: statusChoices },
  { source: 'ec', label: 'operatorCodes.filters.ec', Options: EstablishmentOptions, Field: FetchedField },
  {
    source: 'unused',
    label: 'codeLife.filter.label',
    wire: 'semUsoDesde',
    choices: [{ value: 1, label: 'codeLife.filter.unused' }],
  },
] as const satisfies readonly (ListFilter & { source: keyof CodeFilter })[];

/**
 * Converts the kept filter to that of the call; an address may contain one establishment as a text, or anything else.
 */
export const codeQuery = (kept: Partial<CodeFilter>): OperatorCodeFilter =>
  wireNamed(codeFilters, {
    ...kept,
    // The call contains a day, so that the same query always has the same meaning.
    ...(Number(kept.unused) === 1 && { unused: unusedSince(todayIn(deviceZone())) }),
    ...(kept.ec !== undefined && { ec: listed(kept.ec).map(String) }),
  });
