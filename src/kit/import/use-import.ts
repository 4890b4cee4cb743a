import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import {
  commitImport,
  type ImportDescription,
  type ImportPreview,
  type ImportResource,
  type ImportResult,
  previewImport,
} from '../../../contract/imports';
import { call } from '../../portal/client';
import { bodyOf, recognised } from './columns';
import type { Table } from './csv/read';

interface CheckedFile {
  table: Table;
  description: ImportDescription;
}

/** A preview, and the fingerprint of the effect on access that was shown with it. */
interface Confirmed {
  preview: ImportPreview;
  effect: string | undefined;
}

/**
 * The calls of an import: the preview, then the commit. The id of the preview is the key of the commit, so that a
 * second attempt does nothing twice.
 */
export function useImport(resource: ImportResource) {
  const cache = useQueryClient();
  const params = { resource };
  const checking = useRef(false);
  const committing = useRef(false);
  const [last, setLast] = useState<ImportPreview | null>(null);

  const commit = useMutation<ImportResult, unknown, Confirmed>({
    mutationFn: ({ preview: { batch, counts }, effect }) => {
      const { create, change } = counts;
      const body = { create, change, ...(effect !== undefined && { effect }) };
      return call(commitImport, { params: { ...params, batch }, body });
    },
    // The list shows what is there now, whenever somebody comes back to it.
    onSuccess: () => cache.invalidateQueries({ queryKey: [resource] }),
    onSettled: () => {
      committing.current = false;
    },
  });
  const check = useMutation<ImportPreview, unknown, CheckedFile>({
    mutationFn: ({ table, description }) => {
      const body = bodyOf(table, recognised(table.headings, description));
      return call(previewImport, { params, body });
    },
    // A failure of the previous preview is no longer true.
    onSuccess: () => commit.reset(),
    onSettled: () => {
      checking.current = false;
    },
  });
  return {
    check,
    commit,
    /** While it is looked at again, that of before. */
    preview: check.data ?? (check.isPending ? last : null),
    startCheck: (file: CheckedFile) =>
      once(checking, () => {
        setLast(check.data ?? null);
        check.mutate(file);
      }),
    startCommit: (seen: ImportPreview, effect: string | undefined) =>
      once(committing, () => commit.mutate({ preview: seen, effect })),
    /** For another file. */
    forget: () => {
      checking.current = false;
      setLast(null);
      check.reset();
      commit.reset();
    },
  };
}

/** A double click starts once: the second click may come before the state is drawn. */
function once(busy: RefObject<boolean>, start: () => void): void {
  if (busy.current) return;
  busy.current = true;
  start();
}
