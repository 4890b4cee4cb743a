import { isRecordKey } from '../../../contract/keys';
import { filteredPath } from '../../ui/paths';

const SCREEN = '/arquivos-bancarios';

/** Where the numbered files are: those of one account, where exactly one is meant. */
export function bankFilesPath(accounts: readonly string[]): string {
  const [account, ...others] = accounts;
  return account !== undefined && others.length === 0 && isRecordKey(account)
    ? filteredPath(SCREEN, { account: [account] })
    : SCREEN;
}
