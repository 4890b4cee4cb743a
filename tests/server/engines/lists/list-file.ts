import type { ListExportCall } from '../../../../contract/list-exports';
import type { TestPortal } from '../../../support/portal';
import { fetchFile, linesOf } from '../exports/statement-file';

interface Asked {
  token: string;
  body?: object;
  language?: string;
}

/** Requests a list as a file; returns the reply, whatever it is. */
export const askForList = (
  portal: TestPortal,
  operation: ListExportCall,
  { token, body = {}, language = 'en' }: Asked,
) =>
  portal.call(operation, {
    token,
    body: { format: 'csv', filter: {}, ...body },
    headers: { 'accept-language': language },
  });

/** The whole flow: the reply that contains the file. */
export async function listFile(portal: TestPortal, operation: ListExportCall, asked: Asked) {
  const { status, body } = await askForList(portal, operation, asked);
  if (status !== 200) throw new Error(JSON.stringify(body));
  const file = await fetchFile(portal, asked.token, body);
  if (file.statusCode !== 200) throw new Error(file.body);
  return { reply: body, file };
}

/** Heading and rows of the file as CSV. */
export async function listed(portal: TestPortal, operation: ListExportCall, asked: Asked) {
  const { reply, file } = await listFile(portal, operation, asked);
  const delimiter = asked.language === 'pt-BR' || asked.language === 'es-CO' ? ';' : ',';
  const [heading = [], ...rows] = linesOf(file.body, delimiter);
  return { heading, rows, total: reply.totalRows as number };
}
