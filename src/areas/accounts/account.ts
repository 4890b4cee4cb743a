import type { Account, AccountFilter as WireFilter } from '../../../contract/accounts';
import { establishmentOptions } from '../../kit/establishments/establishment-options';
import { FetchedOneField } from '../../kit/list/FetchedOneField';
import { type ListFilter, listed, statusChoices } from '../../kit/list/list-filter';

/** An account as lists and details have it; `ecsTotal` is the list's, whose rows name the first establishments alone. */
export type AccountRecord = Account & { ecsTotal?: number };

/**
 * LIST-19: what is kept of the filters. `name` and `login` have no field, stay empty and so are never sent: an address
 * that somebody has made up with them is refused like any filter that there is not.
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

/** The kept filter as the wire has it: an address may name one establishment, or anything. */
export function accountQuery(kept: Partial<AccountFilter>): WireFilter {
  const { ecs, ...filter } = kept;
  return { ...filter, ...(ecs !== undefined && { ecs: listed(ecs).map(String) }) };
}

/** How a bank reads: as the list of banks has it. */
export const bankOf = ({ codigoBancario, banco }: Pick<Account, 'codigoBancario' | 'banco'>) =>
  `${codigoBancario} · ${banco}`;

/** ACC-13. */
const Establishments = establishmentOptions();

/** ACC-06: the filters, in the order of the dialog. */
export const accountFilters = [
  { source: 'apelido', label: 'accounts.filters.apelido' },
  { source: 'status', label: 'accounts.filters.status', choices: statusChoices },
  { source: 'banco', label: 'accounts.filters.banco' },
  { source: 'agencia', label: 'accounts.filters.agencia' },
  { source: 'conta', label: 'accounts.filters.conta' },
  { source: 'ecs', label: 'accounts.filters.ecs', Options: Establishments, Field: FetchedOneField },
] as const satisfies readonly (ListFilter & { source: keyof AccountFilter })[];

/** ACC-08: what the link to the details carries; whatever the flag says, they are read-only. */
export interface CarriedAccount {
  edit: false;
  account: AccountRecord;
}

/** USR-10: what a navigation carries is whatever the history holds: taken where it reads as an account. */
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
