import { useEffect } from 'react';
import { useNotify } from 'react-admin';
import { useLanguage } from '../../ui/language-context';

/** SHELL-24: says once that the stored language code is not supported. */
export function LanguageNotice() {
  const notify = useNotify();
  const { takeUnsupported } = useLanguage();
  useEffect(() => {
    if (takeUnsupported()) notify('errors.languageNotFound', { type: 'error' });
  }, [notify, takeUnsupported]);
  return null;
}
