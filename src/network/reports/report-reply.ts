import { type ExportReply, isExportReply } from '../../../contract/exports';

/** The answer of a report that was asked for to be shown. @throws Error where it names a file */
export function shownReply<Reply extends object>(reply: Reply | ExportReply): Reply {
  if (isExportReply(reply)) throw new Error('The report for the screen came as a file');
  return reply;
}

/** The answer of a report that was asked for as a file. @throws Error where it names none */
export function fileReply(reply: object): ExportReply {
  if (!isExportReply(reply)) throw new Error('The report that was to be a file came for the screen');
  return reply;
}
