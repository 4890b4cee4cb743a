import { type QueryClient, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { isAbort, PortalError } from '../../ui/failure/portal-error';
import { useFailureText } from '../../ui/failure/use-failure-text';
import type { ExportEntry, ExportRequest, Roomiest } from './export-entry';

const queryKey = ['exports'];
const NONE: readonly ExportEntry[] = [];

const ROOMIEST: Roomiest = 'xlsx';

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

/** Whether a file of this title is on its way, in whatever form (FIN-04). */
export function useIsExporting(title: string): boolean {
  return useExportEntries().some((entry) => entry.title === title && entry.failure === null);
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
    // A double click exports once; an entry that failed is replaced by the next attempt.
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
      remedy: null,
      stop: () => controller.abort(),
      dismiss,
    };
    setEntries(cache, (all) => [...all, entry]);
    let promised = false;
    const requestFile: ExportRequest['requestFile'] = async (signal) => {
      const reply = await request.requestFile(signal);
      promised = true;
      return reply;
    };
    const run = async () => {
      try {
        // Code that nobody needs before the first export.
        const { makeFile } = await import('./make-file');
        const name = await makeFile({ ...request, requestFile }, controller.signal, show);
        dismiss();
        notify('exports.saved', { type: 'success', messageArgs: { name } });
      } catch (error) {
        if (isAbort(error)) {
          dismiss();
          notify('errors.canceled', { type: 'info' });
          return;
        }
        const first = request.failures?.[promised ? 'fetched' : 'requested'];
        const failure = [...(first === undefined ? [] : [first]), failureText(error)].join(' ');
        const next = retryOf(request, error);
        const begin = (wanted: ExportRequest) => () => {
          dismiss();
          start(wanted);
        };
        show({
          failure,
          remedy: next && { form: next === request ? null : next.format, start: begin(next) },
        });
        notify(failure, { type: 'error' });
      }
    };
    void run();
  };
  return start;
}

/**
 * What can be tried after a failure: the same export, the format that holds more rows, or nothing where the server
 * would refuse it again.
 */
function retryOf(request: ExportRequest, error: unknown): ExportRequest | null {
  if (!(error instanceof PortalError) || (error.status !== 400 && error.status !== 403)) return request;
  return 'formato' in error.fields ? (request.inForm?.(ROOMIEST) ?? null) : null;
}

const entriesOf = (cache: QueryClient) => cache.getQueryData<readonly ExportEntry[]>(queryKey) ?? NONE;

function setEntries(
  cache: QueryClient,
  change: (entries: readonly ExportEntry[]) => readonly ExportEntry[],
): void {
  cache.setQueryData(queryKey, change(entriesOf(cache)));
}
