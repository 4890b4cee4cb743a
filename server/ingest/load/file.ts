import { join } from 'node:path';
import type { Db } from '../../platform/db/connections';
import type { RowRules } from '../cell-checks/row-rules';
import type { Saved } from '../master-data/masters';
import { CsvUnreadable, readCsv } from './csv';
import type { LoadProblems } from './problems';
import type { References } from './rules';

/** The context of loading one file. */
export interface FileLoad {
  trx: Db;
  folder: string;
  references: References;
  /** The network's wall clock, `YYYY-MM-DDTHH:mm:ss`. */
  now: string;
  /** The time zone of that clock. */
  timeZone: string;
  problems: LoadProblems;
  /** Called from time to time while the file is read. */
  onRead: (progress: { rows: number; bytes: number }) => void;
}

/** One kind of file of a network folder. */
export interface NetworkFile {
  name: string;
  /** Reads and writes the whole file inside the transaction, which the caller rolls back if rows were refused. */
  load(context: FileLoad): Promise<Saved>;
}

export interface GoodRow<R> {
  line: number;
  row: R;
}

/** Yields the good rows of a file, chunk by chunk, and refuses the others. */
export async function* goodRows<R>(
  { folder, problems, onRead }: FileLoad,
  name: string,
  rules: RowRules<R>,
): AsyncGenerator<GoodRow<R>[]> {
  let rows = 0;
  try {
    for await (const { records, bytes } of readCsv(join(folder, name), rules.columns)) {
      const good: GoodRow<R>[] = [];
      for (const { line, cells, problem } of records) {
        const checked = problem ? { problems: [problem] } : rules.check(cells);
        if ('row' in checked) good.push({ line, row: checked.row });
        else problems.add(line, checked.problems);
      }
      rows += records.length;
      onRead({ rows, bytes });
      yield good;
    }
  } catch (error) {
    if (!(error instanceof CsvUnreadable)) throw error;
    problems.add(error.line, error.problems);
  }
}
