import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportResource } from '../../../contract/import-columns';
import type { RowChoices } from '../../../contract/import-sheets';
import {
  commitImport,
  type ImportDescription,
  type ImportPreview,
  type ImportResult,
  previewImport,
} from '../../../contract/imports';
import { call } from '../../portal/client';
import { bodyOf, recognised } from './columns';
import type { Table } from './csv/table';

interface CheckedFile {
  table: Table;
  description: ImportDescription;
}

/**
 * A preview, the fingerprint of the effect on access that was shown with it, and what was chosen for rows in conflict and
 * for other names.
 */
interface Confirmed {
  preview: ImportPreview;
  effect: string | undefined;
  choices: RowChoices | undefined;
  respelled: boolean;
}

/**
 * The calls of an import: the preview, then the commit. The id of the preview is the key of the commit, so that a
 * second attempt does nothing twice.
 */
export function useImport(resource: ImportResource) {
  const cache = useQueryClient();
  const params = { resource };
  const [last, setLast] = useState<ImportPreview | null>(null);

  const commit = useMutation<ImportResult, unknown, Confirmed>({
    mutationKey: [resource, 'commit'],
    mutationFn: ({ preview: { batch, counts }, effect, choices, respelled }) => {
      const { create, change } = counts;
      const body = {
        create,
        change,
        ...(effect !== undefined && { effect }),
        ...(choices !== undefined && { choices }),
        ...(respelled && { respelled }),
      };
      return call(commitImport, { params: { ...params, batch }, body });
    },
    // The list shows what is there now, whenever somebody comes back to it.
    onSuccess: () => cache.invalidateQueries({ queryKey: [resource] }),
  });
  const check = useMutation<ImportPreview, unknown, CheckedFile>({
    mutationKey: [resource, 'check'],
    mutationFn: ({ table, description }) => {
      const body = bodyOf(table, recognised(table.headings, description));
      return call(previewImport, { params, body });
    },
    // A failure of the previous preview is no longer true.
    onSuccess: () => commit.reset(),
  });
  /** Whether the same is under way: a second click may come before the state is drawn, but the cache knows. */
  const isRunning = (
    what: 'check' | 'commit',
    isSame: (variables: Partial<CheckedFile & Confirmed>) => boolean,
  ) =>
    cache.isMutating({
      mutationKey: [resource, what],
      predicate: ({ state }) => isSame(state.variables as Partial<CheckedFile & Confirmed>),
    }) > 0;
  return {
    check,
    commit,
    /** While it is looked at again, that of before. */
    preview: check.data ?? (check.isPending ? last : null),
    startCheck: (file: CheckedFile) => {
      if (isRunning('check', ({ table }) => table === file.table)) return;
      setLast(check.data ?? null);
      check.mutate(file);
    },
    startCommit: (confirmed: Confirmed) => {
      if (isRunning('commit', ({ preview }) => preview?.batch === confirmed.preview.batch)) return;
      commit.mutate(confirmed);
    },
    /** For another file. */
    forget: () => {
      setLast(null);
      check.reset();
      commit.reset();
    },
  };
}
