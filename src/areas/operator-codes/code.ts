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
  /** Codes of establishments. */
  ec: readonly string[];
}

const EstablishmentOptions = establishmentOptions('users.form.ecsFailed');

/** OPC-02: the filters, in the order of the dialog. */
export const codeFilters = [
  { source: 'operator', label: 'operatorCodes.filters.operator' },
  { source: 'code', label: 'operatorCodes.filters.code', maxLength: OPERATOR_CODE.shown },
  { source: 'status', label: 'operatorCodes.filters.status', choices: statusChoices },
  { source: 'ec', label: 'operatorCodes.filters.ec', Options: EstablishmentOptions, Field: FetchedField },
] as const satisfies readonly (ListFilter & { source: keyof CodeFilter })[];

/** The kept filter as the wire has it: an address may name one establishment, or anything. */
export const codeQuery = ({ operator, ec, ...rest }: Partial<CodeFilter>) => ({
  ...rest,
  ...(operator !== undefined && { name: operator }),
  ...(ec !== undefined && { ec: listed(ec).map(String) }),
});
