import { createWriteStream } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { ExportFormat, ExportReply } from '../../contract/exports';
import { depositReport, type ReportRequest } from '../../contract/statement';
import { answered } from './call';

/** Asks for a statement as a file and fetches it, as the console does. */
export async function exportStatement(
  url: string,
  headers: Record<string, string>,
  { format, body }: { format: ExportFormat; body: ReportRequest },
  file: string,
): Promise<void> {
  const asked = { headers, body };
  const reply = await answered<ExportReply>(`${url}${depositReport.path}?formato=${format}`, asked);
  await fetchExport(url, headers, reply, file);
}

/** Fetches a promised file. */
export async function fetchExport(
  url: string,
  headers: Record<string, string>,
  { urlDownload }: ExportReply,
  file: string,
): Promise<void> {
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${url}${urlDownload}`, { headers }, resolve).on('error', reject);
  });
  if (reply.statusCode !== 200) throw new Error(`${urlDownload} answered ${reply.statusCode}`);
  // Rejects when the connection breaks before the end.
  await pipeline(reply, createWriteStream(file));
}
