import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { getManual, type ManualType, manualFileName } from '../../../contract/help';
import { pathOf } from '../../../contract/operation';
import { saveFile } from '../../kit/export/save-file';
import { download } from '../../portal/files';
import { isAbort } from '../../ui/failure/portal-error';
import { useAborts } from '../../ui/use-aborts';
import { useIsRunning } from '../../ui/use-is-running';

/** Fetches a manual in the person's language and saves it (HELP-02); leaving the page cancels it. */
export function useManual(type: ManualType) {
  const notify = useNotify();
  const isRunning = useIsRunning('manual', type);
  const aborts = useAborts();

  const { mutate, isPending, error } = useMutation({
    mutationKey: ['manual', type],
    mutationFn: () =>
      download(pathOf(getManual, { type }), { signal: aborts.begin(), onProgress: () => undefined }),
    onSuccess: (file) => {
      const name = manualFileName(type);
      saveFile(file, name);
      notify('exports.saved', { type: 'success', messageArgs: { name } });
    },
  });
  const fetchIt = () => {
    // A double click downloads the manual only once.
    if (!isRunning()) mutate();
  };
  return { busy: isPending, failure: isAbort(error) ? null : error, fetchIt };
}
