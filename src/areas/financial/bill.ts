import type { BillReply, BillRow } from '../../../contract/financial';
import { listed } from '../../kit/list/list-filter';

/** FIN-02: the bill of a terminal for a month. */
export type Bill = BillRow;

/** The kept filters. */
export interface BillFilter {
  numeroLogico: string;
  /** Codes of establishments. */
  ec: readonly string[];
  /** `YYYY-MM`. */
  mes: string;
}

/** The data of the list beside its rows. */
export interface BillMeta {
  /** The totals of all rows of the filter. */
  totals: BillReply['totais'];
  untariffed: BillReply['semTarifa'];
  /** The last billed month; `null` where there is none. */
  lastMonth: BillReply['ultimoMes'];
}

/**
 * Converts the kept filter to that of the call; an address may contain one establishment as a text, or anything else.
 */
export const billQuery = ({ ec, ...rest }: Partial<BillFilter>) => ({
  ...rest,
  ...(ec !== undefined && { ec: listed(ec).map(String) }),
});
