import { exportFileName, exportProgress } from '../../../contract/exports';
import { anySignal } from '../../portal/any-signal';
import { call } from '../../portal/client';
import { download } from '../../portal/files';
import type { ExportEntry, ExportRequest } from './export-entry';
import { saveFile } from './save-file';

/** Progress is shown in steps of so many bytes. */
const STEP = 100_000;
/** How often the server is asked how many rows there are. */
const ASK_MS = 1000;

/**
 * Asks for a file, fetches it and saves it, and shows meanwhile how far it is.
 * @returns the name under which it was saved
 * @throws PortalError where it was refused or broke off; an `AbortError` where it was given up
 */
export async function makeFile(
  { requestFile, name: about }: ExportRequest,
  signal: AbortSignal,
  show: (change: Partial<ExportEntry>) => void,
): Promise<string> {
  const { urlDownload, format, totalRows, name: told } = await requestFile(signal);
  show({ progress: { rows: 0, totalRows } });
  const ended = new AbortController();
  void followRows(urlDownload, anySignal(signal, ended.signal), show);
  let shown = 0;
  const onProgress = (bytes: number) => {
    if (bytes - shown < STEP) return;
    shown = bytes;
    show({ bytes });
  };
  try {
    const file = await download(urlDownload, { signal, onProgress });
    const name = exportFileName(format, told ?? about);
    saveFile(file, name);
    return name;
  } finally {
    ended.abort();
  }
}

/**
 * Fetches the progress of the file from time to time. A failure of that is ignored, because the file itself goes on.
 */
async function followRows(
  urlDownload: string,
  signal: AbortSignal,
  show: (change: Partial<ExportEntry>) => void,
): Promise<void> {
  const ticket = urlDownload.slice(urlDownload.lastIndexOf('/') + 1);
  while (!signal.aborted) {
    await pause(ASK_MS, signal);
    if (signal.aborted) return;
    try {
      show({ progress: await call(exportProgress, { params: { ticket }, signal }) });
    } catch {
      // the next one may succeed
    }
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    const over = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', over, { once: true });
  });
}
