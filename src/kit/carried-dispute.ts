import type { QueryClient } from '@tanstack/react-query';
import { isDate, isTime } from '../../contract/dates';
import type { Money } from '../../contract/money';
import { createPath } from '../ui/paths';

/**
 * What the way from a row of the statement to the form of work orders carries: the transaction by its key, and what the
 * form is filled in with. It travels with the navigation and not in the address: a link that anybody can send must not
 * fill in what a person then sends (decision 37).
 */
export interface CarriedDispute {
  numeroLogico: string;
  nsu: string;
  /** `YYYY-MM-DDTHH:mm:ss` */
  capturedAt: string;
  operatorCodeId: number;
  amount: Money;
}

/** Where a transaction is disputed, and what goes there with the person. */
export const wayToDispute = (dispute: CarriedDispute) => ({
  to: createPath('/chamados'),
  state: { dispute },
});

/** Reads the state of a navigation, which may hold anything; returns `null` where it is no transaction. */
export function carriedDispute(state: unknown): CarriedDispute | null {
  const given = (state as { dispute?: Partial<CarriedDispute> } | null)?.dispute;
  const { numeroLogico, nsu, capturedAt, operatorCodeId, amount } = given ?? {};
  const reads =
    [numeroLogico, nsu, capturedAt].every((text) => typeof text === 'string') &&
    isDate(String(capturedAt).slice(0, 10)) &&
    isTime(String(capturedAt).slice(11)) &&
    typeof operatorCodeId === 'number' &&
    (typeof amount === 'number' || typeof amount === 'string');
  return reads ? (given as CarriedDispute) : null;
}

/** The open dispute of a transaction, as a row of the statement shows it. */
interface OpenDispute {
  workOrder: number;
  status: 0 | 2;
}

type Key = Pick<CarriedDispute, 'numeroLogico' | 'nsu' | 'capturedAt'>;

const keyOf = ({ numeroLogico, nsu, capturedAt }: Key) =>
  ['disputed', numeroLogico, nsu, capturedAt] as const;

/**
 * Remembers a dispute that was opened from a row of the statement: the report on the screen is older and does not
 * know it.
 */
export const rememberDispute = (cache: QueryClient, transaction: Key, workOrder: number): void => {
  cache.setQueryDefaults(['disputed'], { gcTime: Number.POSITIVE_INFINITY });
  cache.setQueryData<OpenDispute>(keyOf(transaction), { workOrder, status: 0 });
};

/** The dispute that was opened from this page's rows since they were fetched. */
export const disputedSince = (cache: QueryClient, transaction: Key): OpenDispute | undefined =>
  cache.getQueryData<OpenDispute>(keyOf(transaction));

/** Forgets these disputes: a report that is made anew contains them. */
export const forgetDisputes = (cache: QueryClient): void => cache.removeQueries({ queryKey: ['disputed'] });
