import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { toldOfStorage, whenNotKept } from '../../session/storage-kept';

/** Says once that the browser has run out of room; each further write would say it again. */
export function StorageNotice() {
  const notify = useNotify();
  useEffect(
    () =>
      whenNotKept(() => {
        toldOfStorage();
        notify('errors.storageFull', { type: 'warning', autoHideDuration: null });
      }),
    [notify],
  );
  return null;
}
