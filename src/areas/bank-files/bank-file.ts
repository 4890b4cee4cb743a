import type { BankFileDetails, BankFileFilter, BankFileRow } from '../../../contract/bank-file-list';
import { DayField } from '../../kit/list/DayField';
import { FetchedOneField } from '../../kit/list/FetchedOneField';
import { type ListFilter, listed } from '../../kit/list/list-filter';
import { AccountOptions } from './AccountOptions';

/** The resource, which is called as its screen. */
export const BANK_FILES = 'arquivos-bancarios';

/** A numbered file: a row of the list says in which forms it has left, the file itself by what they are known. */
export type BankFileRecord = Omit<BankFileRow, 'forms'> &
  Partial<Pick<BankFileRow, 'forms'> & Pick<BankFileDetails, 'inForms' | 'newest'>>;

/** The kept filters. */
export interface KeptFilter {
  /** The id of one account. */
  account: readonly string[];
  day: string;
}

export const bankFileFilters = [
  {
    source: 'account',
    label: 'bankFileList.filters.account',
    Options: AccountOptions,
    Field: FetchedOneField,
  },
  { source: 'day', label: 'bankFileList.filters.day', kind: 'date', Field: DayField },
] as const satisfies readonly (ListFilter & { source: keyof KeptFilter })[];

/** Converts the kept filter to that of the call; an address may have one account as a text, or anything else. */
export const bankFileQuery = ({ account, ...filter }: Partial<KeptFilter>): BankFileFilter => ({
  ...filter,
  ...(account !== undefined && { account: listed(account).map(String) }),
});

/** The one account that the list is narrowed to; `null`: it shows several. */
export function accountOf({ account }: Partial<KeptFilter>): string | null {
  const [one, ...others] = listed(account).map(String);
  return one === undefined || others.length > 0 ? null : one;
}
