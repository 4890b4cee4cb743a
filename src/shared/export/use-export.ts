import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { type ExportReply, exportFileName } from '../../../contract/exports';
import { useFailureText } from '../../layout/states/use-failure-text';
import { download } from '../../portal/client';
import { isAbort } from '../../portal/error';
import { saveFile } from './save-file';

/** An export that is under way. */
export interface RunningExport {
  /** Of the file, so far. */
  readonly bytes: number;
  readonly stop: () => void;
}

/** A step of progress that can be seen. */
const STEP = 100_000;

/**
 * STMT-30: asks for a file, fetches it and saves it. One at a time under a name, so that a double click exports
 * once. It goes on while the person visits other screens, and a sign-out ends it with the page. Failures are told
 * as any other, and one may try again (STMT-33).
 */
export function useExport(name: string) {
  const cache = useQueryClient();
  const notify = useNotify();
  const failureText = useFailureText();
  const queryKey = ['export', name];
  const { data: running = null } = useQuery<RunningExport | null>({
    queryKey,
    queryFn: skipToken,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const show = (state: RunningExport | null) => cache.setQueryData<RunningExport | null>(queryKey, state);

  const start = async (ask: (signal: AbortSignal) => Promise<ExportReply>): Promise<void> => {
    if (cache.getQueryData(queryKey)) return;
    const controller = new AbortController();
    const { signal } = controller;
    const stop = () => controller.abort();
    let shown = 0;
    const onProgress = (bytes: number) => {
      if (bytes - shown < STEP) return;
      shown = bytes;
      show({ bytes, stop });
    };
    show({ bytes: 0, stop });
    try {
      const { urlDownload, format } = await ask(signal);
      const file = await download(urlDownload, { signal, onProgress });
      const name = exportFileName(format);
      saveFile(file, name);
      notify('exports.saved', { type: 'success', messageArgs: { name } });
    } catch (error) {
      if (isAbort(error)) notify('errors.canceled', { type: 'info' });
      else notify(failureText(error), { type: 'error' });
    } finally {
      show(null);
    }
  };
  return { running, start };
}
