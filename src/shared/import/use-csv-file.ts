import { useEffect, useState } from 'react';
import { isAbort } from '../../portal/error';
import type { Choice, Table, Unusable } from './csv/read';
import { readFile } from './csv/read-file';

/** A file that a person chose, and what became of reading it; `null` while it is read. */
export interface CsvFile {
  file: File;
  choice: Choice;
  result: Table | Unusable | null;
}

/** The chosen file, read anew whenever somebody says how to read it. A slower reading of before never shows. */
export function useCsvFile() {
  const [chosen, setChosen] = useState<{ file: File; choice: Choice } | null>(null);
  const [read, setRead] = useState<{ of: object; result: Table | Unusable } | null>(null);

  useEffect(() => {
    if (chosen === null) return;
    const controller = new AbortController();
    readFile(chosen.file, chosen.choice, controller.signal).then(
      (result) => setRead({ of: chosen, result }),
      (error: unknown) => {
        // Moved, deleted or locked since it was chosen.
        if (!isAbort(error)) setRead({ of: chosen, result: { kind: 'unusable', problem: 'unreadable' } });
      },
    );
    return () => controller.abort();
  }, [chosen]);

  const csv: CsvFile | null =
    chosen === null ? null : { ...chosen, result: read?.of === chosen ? read.result : null };
  return {
    csv,
    open: (file: File) => setChosen({ file, choice: {} }),
    readAs: (choice: Choice) =>
      setChosen((now) => now && { file: now.file, choice: { ...now.choice, ...choice } }),
    close: () => setChosen(null),
  };
}
