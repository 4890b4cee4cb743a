import type { previewImport } from '../../../../contract/imports';
import type { Language } from '../../../../contract/languages';
import type { BodyOf } from '../../../../contract/operation';
import { message } from '../../../../i18n/server';
import type { AppContext } from '../../../platform/context';
import { HttpError, invalid } from '../../../platform/errors/http-error';
import type { ImportTarget } from '../target';
import { type ReadSheet, readKept } from './kept';
import type { SheetTarget } from './target';

/**
 * Recognises a file that a list has exported to be edited.
 * @returns `null` for any other file
 * @throws HttpError 400 for one whose hidden parts are not those that this portal wrote, or of another list
 */
export function sheetOf(
  context: AppContext,
  target: ImportTarget,
  { columns, rows, sheet }: BodyOf<typeof previewImport>,
  language: Language,
): { target: ImportTarget & { sheet: SheetTarget }; sheet: ReadSheet } | null {
  if (sheet === undefined) {
    if (rows.some(({ record }) => record !== undefined)) throw invalid('imports.sheet.noSheet');
    return null;
  }
  const read = readKept(context, sheet);
  const { sheet: edited, ...others } = target;
  if (read.resource !== target.name || edited === undefined) {
    const list = message(language, `screens./${read.resource}.title`);
    throw new HttpError(400, 'imports.sheet.otherList', {}, null, { list });
  }
  if (!columns.includes(edited.named)) throw invalid('imports.refused.noKey');
  return { target: { ...others, sheet: edited }, sheet: read };
}
