import type { FileFormat } from '../../../contract/exports';
import { type MessageKey, message } from '../../../i18n/server';
import { defineNotice } from '../notices/define';

/** A file that somebody has waited for is there. `title`: the key of what the report is called. */
export const exportReady = defineNotice<{ title: MessageKey; format: FileFormat }>({
  kind: 'exportReady',
  type: 'export',
  words: ({ title, format }, language) => ({
    title: message(language, title),
    format: message(language, `exports.formats.${format}`),
  }),
});
