import type { BillReply, BillRow } from '../../../contract/financial';
import { listed } from '../../kit/list/list-filter';

/** FIN-02: a terminal and month. */
export type Bill = BillRow;

/** What is kept of the filters. */
export interface BillFilter {
  numeroLogico: string;
  /** Codes of establishments. */
  ec: readonly string[];
  /** `YYYY-MM`. */
  mes: string;
}

/** What the list says beside its rows. */
export interface BillMeta {
  /** Of all rows of the filter. */
  totals: BillReply['totais'];
  untariffed: BillReply['semTarifa'];
  /** The month that was billed last; `null` where none was. */
  lastMonth: BillReply['ultimoMes'];
}

/** The kept filter as the wire has it: an address may name one establishment, or anything. */
export const billQuery = ({ ec, ...rest }: Partial<BillFilter>) => ({
  ...rest,
  ...(ec !== undefined && { ec: listed(ec).map(String) }),
});
