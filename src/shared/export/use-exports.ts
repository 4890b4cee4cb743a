import { type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { exportFileName, exportProgress } from '../../../contract/exports';
import { useFailureText } from '../../layout/states/use-failure-text';
import { call, download } from '../../portal/client';
import { isAbort } from '../../portal/error';
import type { ExportEntry, ExportRequest } from './export-entry';
import { saveFile } from './save-file';

const queryKey = ['exports'];
const NONE: readonly ExportEntry[] = [];

/** A step of bytes that can be seen. */
const STEP = 100_000;
/** How often the server is asked how many rows there are. */
const ASK_MS = 1000;

let lastId = 0;
function nextId(): number {
  lastId += 1;
  return lastId;
}

/** The exports of this page load, in the order in which they began. */
export function useExportEntries(): readonly ExportEntry[] {
  const { data = NONE } = useQuery<readonly ExportEntry[]>({
    queryKey,
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return data;
}

/**
 * STMT-30: asks for a file, fetches it and saves it; several at a time. It goes on while the person visits other
 * screens, and a sign-out ends it with the page. One that fails says why and may be tried again (STMT-33).
 */
export function useStartExport(): (request: ExportRequest) => void {
  const cache = useQueryClient();
  const notify = useNotify();
  const failureText = useFailureText();

  const start = (request: ExportRequest): void => {
    const { title, format, key } = request;
    const entries = entriesOf(cache);
    // A double click exports once; one that failed makes room for the next try.
    if (entries.some((entry) => entry.key === key && entry.failure === null)) return;
    for (const entry of entries) if (entry.key === key) entry.dismiss();

    const id = nextId();
    const controller = new AbortController();
    const dismiss = () => setEntries(cache, (all) => all.filter((entry) => entry.id !== id));
    const show = (change: Partial<ExportEntry>) =>
      setEntries(cache, (all) => all.map((entry) => (entry.id === id ? { ...entry, ...change } : entry)));
    const entry: ExportEntry = {
      id,
      title,
      format,
      key,
      bytes: 0,
      progress: null,
      failure: null,
      stop: () => controller.abort(),
      retry: () => {
        dismiss();
        start(request);
      },
      dismiss,
    };
    setEntries(cache, (all) => [...all, entry]);
    const run = async () => {
      try {
        const name = await made(request, controller.signal, show);
        dismiss();
        notify('exports.saved', { type: 'success', messageArgs: { name } });
      } catch (error) {
        if (isAbort(error)) {
          dismiss();
          notify('errors.canceled', { type: 'info' });
          return;
        }
        const failure = failureText(error);
        show({ failure });
        notify(failure, { type: 'error' });
      }
    };
    void run();
  };
  return start;
}

const entriesOf = (cache: QueryClient) => cache.getQueryData<readonly ExportEntry[]>(queryKey) ?? NONE;

function setEntries(
  cache: QueryClient,
  change: (entries: readonly ExportEntry[]) => readonly ExportEntry[],
): void {
  cache.setQueryData(queryKey, change(entriesOf(cache)));
}

/** Fetches and saves; the name under which. */
async function made(
  { ask, name: about }: ExportRequest,
  signal: AbortSignal,
  show: (change: Partial<ExportEntry>) => void,
): Promise<string> {
  const { urlDownload, format, totalRows } = await ask(signal);
  show({ progress: { rows: 0, totalRows } });
  const ended = new AbortController();
  void followRows(urlDownload, AbortSignal.any([signal, ended.signal]), show);
  let shown = 0;
  const onProgress = (bytes: number) => {
    if (bytes - shown < STEP) return;
    shown = bytes;
    show({ bytes });
  };
  try {
    const file = await download(urlDownload, { signal, onProgress });
    const name = exportFileName(format, about);
    saveFile(file, name);
    return name;
  } finally {
    ended.abort();
  }
}

/** Asks now and then how far the file is. What fails here fails for nobody. */
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
      // the next one may come through
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
