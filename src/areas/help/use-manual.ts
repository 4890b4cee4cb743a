import { useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { getManual, type ManualType, manualFileName } from '../../../contract/help';
import { pathOf } from '../../../contract/operation';
import { saveFile } from '../../kit/export/save-file';
import { download } from '../../portal/client';
import { isAbort } from '../../portal/error';

/** Fetches a manual in the person's language and saves it (HELP-02); leaving the page gives it up. */
export function useManual(type: ManualType) {
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (signal: AbortSignal) => {
    setBusy(true);
    setFailure(null);
    try {
      const file = await download(pathOf(getManual, { type }), { signal, onProgress: () => undefined });
      const name = manualFileName(type);
      saveFile(file, name);
      notify('exports.saved', { type: 'success', messageArgs: { name } });
    } catch (error) {
      if (!isAbort(error)) setFailure(error);
    } finally {
      running.current = null;
      setBusy(false);
    }
  };
  const fetchIt = () => {
    // A double click downloads once.
    if (running.current !== null) return;
    running.current = new AbortController();
    void run(running.current.signal);
  };
  return { busy, failure, fetchIt };
}
