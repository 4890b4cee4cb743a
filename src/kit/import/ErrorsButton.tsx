import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { ImportResource } from '../../../contract/import-columns';
import { importErrors } from '../../../contract/imports';
import { pathOf } from '../../../contract/operation';
import { download } from '../../portal/files';
import { SaveFailure } from '../edit/SaveFailure';
import { saveFile } from '../export/save-file';

interface ErrorsButtonProps {
  resource: ImportResource;
  batch: string;
}

/** Saves the rows with errors as a file of the same form, with a column that says what to mend. */
export function ErrorsButton({ resource, batch }: ErrorsButtonProps) {
  const translate = useTranslate();
  const fetching = useMutation({
    mutationFn: async () => {
      const signal = new AbortController().signal;
      const file = await download(pathOf(importErrors, { resource, batch }), {
        signal,
        onProgress: () => undefined,
      });
      saveFile(file, `${resource}-erros.csv`);
    },
  });
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<FileDownloadOutlined />}
        aria-busy={fetching.isPending}
        onClick={() => !fetching.isPending && fetching.mutate()}
      >
        {translate('imports.preview.download')}
      </Button>
      {fetching.isError && (
        <SaveFailure error={fetching.error} title={translate('imports.preview.downloadFailed')} />
      )}
    </>
  );
}
