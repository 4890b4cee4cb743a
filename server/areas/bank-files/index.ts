import type { Area } from '../../area';
import { BANK_EXTRACT, bankExtract } from '../../network/bank-files/extract';
import { BANK_FILE, bankFileSource } from '../../network/bank-files/series';
import { bankFileRoutes } from './routes';

/** Statements of accounts as bank files. */
export const bankFiles: Area = {
  routes: bankFileRoutes,
  reports: ({ currency }) => ({ [BANK_EXTRACT]: bankExtract(currency), [BANK_FILE]: bankFileSource }),
};
