import { useEffect } from 'react';
import { Title, useTranslate } from 'react-admin';

interface Props {
  /** In the person's language. */
  title: string;
}

/** The one h1 of a page, in the bar, and the title of the browser's tab. */
export function PageTitle({ title }: Props) {
  const translate = useTranslate();
  const tab = translate('shell.documentTitle', { page: title });
  useEffect(() => {
    document.title = tab;
  }, [tab]);
  return <Title title={<>{title}</>} preferenceKey={false} />;
}
