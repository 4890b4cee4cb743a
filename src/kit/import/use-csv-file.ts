import { useState } from 'react';
import type { ImportResource } from '../../../contract/import-columns';
import { isAbort } from '../../ui/failure/portal-error';
import { useAborts } from '../../ui/use-aborts';
import type { Choice } from './csv/read';
import { readFile } from './csv/read-file';
import type { Table, Unusable } from './csv/table';

/** A file that a person chose, and what became of reading it. */
export interface CsvFile {
  file: File;
  choice: Choice;
  /** `null` at first; while it is read otherwise, that of before. */
  result: Table | Unusable | null;
  reading: boolean;
}

type Chosen = Pick<CsvFile, 'file' | 'choice'>;

/** The chosen file, read anew whenever somebody says how to read it. A slower reading of before never shows. */
export function useCsvFile(resource: ImportResource) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [read, setRead] = useState<{ of: Chosen; result: Table | Unusable } | null>(null);
  const aborts = useAborts();

  const choose = (next: Chosen) => {
    setChosen(next);
    readFile(next.file, next.choice, { resource, signal: aborts.begin() }).then(
      (result) => setRead({ of: next, result }),
      (error: unknown) => {
        // Moved, deleted or locked since it was chosen.
        if (!isAbort(error)) setRead({ of: next, result: { kind: 'unusable', problem: 'unreadable' } });
      },
    );
  };

  const csv: CsvFile | null =
    chosen === null
      ? null
      : {
          ...chosen,
          result: read?.of.file === chosen.file ? read.result : null,
          reading: read?.of !== chosen,
        };
  return {
    csv,
    open: (file: File) => choose({ file, choice: {} }),
    readAs: (choice: Choice) => {
      if (chosen !== null) choose({ file: chosen.file, choice: { ...chosen.choice, ...choice } });
    },
    close: () => {
      aborts.abort();
      setChosen(null);
    },
  };
}
