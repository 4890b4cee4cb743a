import { sql } from 'kysely';
import type { BankFileForm } from '../../../contract/bank-file-list';
import { bankFormats } from '../../../contract/exports';
import { documentOf } from '../../network/bank-files/series';
import type { Db } from '../../platform/db/connections';
import { wallClock } from '../../platform/time/wall-clock';
import type { ListedFile } from './list';

/**
 * By what the forms of files are known again, file by file. A form has a digest from its first download on, and no later one
 * may differ from it.
 */
export async function formsOf(
  db: Db,
  files: readonly ListedFile[],
  timeZone: string,
): Promise<BankFileForm[][]> {
  const documents = files.map(({ account, number, made }) =>
    bankFormats.map((format) => ({
      format,
      document: documentOf({ account_id: account.id, number, made_at: made }, format),
    })),
  );
  const wanted = documents.flat().map(({ document }) => document);
  const rows =
    wanted.length === 0
      ? []
      : await db
          .selectFrom('export_file')
          .where('number', '=', sql<string>`any(${wanted}::text[])`)
          .select(['number', 'digest', 'bytes', 'made_at'])
          .execute();
  const known = new Map(rows.map((row) => [row.number, row]));
  return documents.map((forms) =>
    forms.map(({ format, document }) => {
      const left = known.get(document);
      return {
        format,
        document,
        left:
          left === undefined
            ? null
            : {
                digest: left.digest.toString('hex'),
                bytes: left.bytes,
                at: wallClock(timeZone, left.made_at),
              },
      };
    }),
  );
}
