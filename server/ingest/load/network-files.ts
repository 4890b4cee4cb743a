import { accounts, banks, establishments, groupers, operators, terminals } from '../master-data/masters';
import type { NetworkFile } from './file';
import { masterFile } from './master-file';
import {
  accountRules,
  bankRules,
  establishmentRules,
  grouperRules,
  operatorRules,
  terminalRules,
} from './rules';
import { tariffFile } from './tariff-file';
import { transactionFile } from './transaction-file';

/** The files of a network folder, in the order of loading: each may refer to records of those before it. */
export const networkFiles: readonly NetworkFile[] = [
  masterFile('banks.csv', banks, bankRules),
  masterFile('establishments.csv', establishments, establishmentRules),
  masterFile('terminals.csv', terminals, terminalRules),
  masterFile('operators.csv', operators, operatorRules, { uniqueColumn: 'numerocartao' }),
  masterFile('accounts.csv', accounts, accountRules),
  masterFile('groupers.csv', groupers, grouperRules, { uniqueColumn: 'nome' }),
  tariffFile,
  transactionFile,
];
