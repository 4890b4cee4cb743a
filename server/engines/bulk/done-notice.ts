import type { BulkActionKind, BulkResource } from '../../../contract/bulk';
import { formatInteger } from '../../../i18n/format';
import { message } from '../../../i18n/server';
import { defineNotice } from '../notices/define';

/** `others`: records that were not changed, for whatever reason; `undo`: it took another one back. */
interface Done {
  resource: BulkResource;
  action: BulkActionKind;
  undo: boolean;
  changed: number;
  others: number;
}

/** Bulk work that nobody has waited for is done. */
export const bulkDone = defineNotice<Done>({
  kind: 'bulkDone',
  type: 'bulk',
  words: ({ resource, action, undo, changed, others }, language) => ({
    action: message(language, undo ? `bulk.undone.${action}` : `bulk.actions.${action}`),
    resource: message(language, `screens./${resource}.title`),
    changed: formatInteger(changed, language),
    others: formatInteger(others, language),
  }),
});
