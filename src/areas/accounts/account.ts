import type { Account, AccountFilter as WireFilter } from '../../../contract/accounts';
import { FetchedOneField } from '../../kit/list/FetchedOneField';
import { feminineStatusChoices, type ListFilter, listed } from '../../kit/list/list-filter';
import { establishmentOptions } from '../../network/establishments/establishment-options';

/**
 * An account in lists and details. `ecsTotal` exists only in the list, whose rows contain only the first
 * establishments.
 */
export type AccountRecord = Account & { ecsTotal?: number };

/**
 * LIST-19: the kept filters. `name` and `login` have no field, stay empty and so are never sent: if an address contains
 * them, they are refused like any unknown filter.
 */
export interface AccountFilter {
  apelido: string;
  name: '';
  status: 0 | 1;
  login: '';
  /** The code of one establishment. */
  ecs: readonly string[];
  banco: string;
  agencia: string;
  conta: string;
}

/**
 * Converts the kept filter to that of the call; an address may contain one establishment as a text, or anything else.
 */
export function accountQuery(kept: Partial<AccountFilter>): WireFilter {
  const { ecs, ...filter } = kept;
  return { ...filter, ...(ecs !== undefined && { ecs: listed(ecs).map(String) }) };
}

/** The text of a bank, as in the list of banks. */
export const bankOf = ({ codigoBancario, banco }: Pick<Account, 'codigoBancario' | 'banco'>) =>
  `${codigoBancario} · ${banco}`;

/** ACC-13: the options of the filter by establishment. */
const Establishments = establishmentOptions();

/** ACC-06: the filters, in the order of the dialog. */
export const accountFilters = [
  { source: 'apelido', label: 'accounts.filters.apelido' },
  { source: 'status', label: 'accounts.filters.status', choices: feminineStatusChoices },
  { source: 'banco', label: 'accounts.filters.banco' },
  { source: 'agencia', label: 'accounts.filters.agencia' },
  { source: 'conta', label: 'accounts.filters.conta' },
  { source: 'ecs', label: 'accounts.filters.ecs', Options: Establishments, Field: FetchedOneField },
] as const satisfies readonly (ListFilter & { source: keyof AccountFilter })[];

/** ACC-08: the state that the link to the details carries; the details are read-only, whatever the flag is. */
export interface CarriedAccount {
  edit: false;
  account: AccountRecord;
}

/** USR-10: reads the state of a navigation, which may hold anything; returns `null` where it is no account. */
export function carriedAccount(state: unknown): AccountRecord | null {
  const account = (state as Partial<CarriedAccount> | null)?.account as Partial<AccountRecord> | undefined;
  const texts = [
    account?.apelido,
    account?.banco,
    account?.codigoBancario,
    account?.numeroAgencia,
    account?.numeroConta,
  ];
  const reads = typeof account?.id === 'number' && texts.every((text) => typeof text === 'string');
  return reads ? (account as AccountRecord) : null;
}
