import { useMutation, useQueryClient } from '@tanstack/react-query';
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

/** The calls of an import: look, then do. The preview's name is the key, so that a second try does nothing twice. */
export function useImport(resource: ImportResource) {
  const cache = useQueryClient();
  const params = { resource };

  const check = useMutation<ImportPreview, unknown, { table: Table; description: ImportDescription }>({
    mutationFn: ({ table, description }) => {
      const body = bodyOf(table, recognised(table.headings, description));
      return call(previewImport, { params, body });
    },
  });
  const commit = useMutation<ImportResult, unknown, ImportPreview>({
    mutationFn: ({ batch, counts: { create, change } }) =>
      call(commitImport, { params: { ...params, batch }, body: { create, change } }),
    // The list shows what is there now, whenever somebody comes back to it.
    onSuccess: () => cache.invalidateQueries({ queryKey: [resource] }),
  });
  return { check, commit };
}
