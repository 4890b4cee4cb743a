import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useFailureText, useRequestText } from '../../ui/failure/use-failure-text';
import { PageTitle } from '../../ui/PageTitle';
import { HomeLink } from '../../ui/states/HomeLink';
import { StatusPage } from '../../ui/states/StatusPage';

interface Props {
  error: unknown;
  onRetry: () => void;
  /** Whether the page stands without the bar, which otherwise shows the title. */
  frameless?: boolean;
}

/** Shown in the place of a page that failed. */
export function FailedPage({ error, onRetry, frameless = false }: Props) {
  const translate = useTranslate();
  const failure = useFailureText();
  const requestText = useRequestText();
  const title = translate('shell.failed.title');
  return (
    <>
      {!frameless && <PageTitle title={title} />}
      <StatusPage
        {...(frameless && { title })}
        text={failure(error)}
        request={requestText(error)}
        action={
          <>
            <Button variant="contained" onClick={onRetry}>
              {translate('common.retry')}
            </Button>
            <HomeLink />
          </>
        }
      />
    </>
  );
}
