import type { Area } from '../../area';
import { BANK_EXTRACT, bankExtract } from '../../network/bank-files/extract';
import { sentExtract } from '../../network/bank-files/sends';
import { BANK_FILE, bankFileSource } from '../../network/bank-files/series';
import { bankFileList } from './list';
import { bankFileRoutes } from './routes';

/** Statements of accounts as bank files. */
export const bankFiles: Area = {
  routes: bankFileRoutes,
  lists: [bankFileList],
  reports: ({ currency }) => ({
    [BANK_EXTRACT]: { ...bankExtract(currency), sends: sentExtract(currency) },
    [BANK_FILE]: bankFileSource,
  }),
};
