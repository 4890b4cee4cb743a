import { type FileFormat, mostRows } from '../../../contract/exports';
import type { Language } from '../../../contract/languages';
import { message } from '../../../i18n/server';
import { HttpError } from '../../platform/errors/http-error';

/**
 * Before any work: a report that has more rows than the form can hold.
 * @throws HttpError 400 that names the forms without a limit
 */
export function assertNotTooLong(format: FileFormat, rows: number, language: Language): void {
  const most = mostRows[format];
  if (most === undefined || rows <= most) return;
  const form = message(language, `exports.formats.${format}`);
  // It is the form that is at fault, and who asked can offer another.
  const fields = { formato: 'exportFile.tooManyRows' } as const;
  throw new HttpError(400, 'exportFile.tooManyRows', fields, null, { form, most, rows });
}
