import { Title, useTranslate } from 'react-admin';

interface Props {
  /** In the person's language. */
  title: string;
}

/** The one h1 of a page, in the bar, and the title of the browser's tab. */
export function PageTitle({ title }: Props) {
  const translate = useTranslate();
  return (
    <>
      <title>{translate('shell.documentTitle', { page: title })}</title>
      <Title title={<>{title}</>} preferenceKey={false} />
    </>
  );
}
