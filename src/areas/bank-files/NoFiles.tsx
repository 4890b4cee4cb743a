import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Message } from '../../ui/states/Message';

/** Shown where there is no file: what the series is, and how the first one comes. */
export function NoFiles({ clear }: { clear: ReactNode }) {
  const translate = useTranslate();
  return (
    <Message
      title={translate('bankFileList.empty')}
      text={translate('bankFileList.emptyText')}
      action={clear}
    />
  );
}
