import {
  type BankFileSort,
  bankFileSorts,
  createBankFile,
  getBankFile,
  listBankFiles,
} from '../../../contract/bank-file-list';
import type { BodyOf } from '../../../contract/operation';
import { call } from '../../portal/client';
import { type ResourceAdapter, recordsOf } from '../../portal/resource-adapter';
import { type BankFileRecord, bankFileQuery, type KeptFilter } from './bank-file';

/** The adapter of numbered files, which are created and never changed. */
export const bankFileAdapter: ResourceAdapter<BankFileRecord, KeptFilter, BankFileSort> = {
  sortable: bankFileSorts,
  async list({ filter, ...page }, signal) {
    const query = { ...bankFileQuery(filter), ...page };
    return recordsOf(await call(listBankFiles, { query, signal }), (row): BankFileRecord => row);
  },
  one: (id, signal) => call(getBankFile, { params: { id: String(id) }, signal }),
  create: (data) => call(createBankFile, { body: data as unknown as BodyOf<typeof createBankFile> }),
};
