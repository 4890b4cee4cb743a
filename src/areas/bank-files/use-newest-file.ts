import { useGetList } from 'react-admin';
import { PAGE } from '../../../contract/limits';
import { BANK_FILES, type BankFileRecord } from './bank-file';

/** The newest file of an account, `null` where it has none, `undefined` while that is not known. */
export function useNewestFile(account: string | null) {
  const { data, error, isFetching, refetch } = useGetList<BankFileRecord>(
    BANK_FILES,
    {
      filter: { account: [account] },
      sort: { field: 'number', order: 'DESC' },
      pagination: { page: 1, perPage: PAGE.size },
    },
    { enabled: account !== null, retry: false, refetchOnMount: 'always' },
  );
  const known = account !== null && data !== undefined && !isFetching;
  return {
    newest: known ? (data[0] ?? null) : undefined,
    looking: account !== null && isFetching,
    error: isFetching ? null : error,
    lookAgain: () => void refetch(),
  };
}
