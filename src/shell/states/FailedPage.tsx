import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { PortalError } from '../../portal/error';
import { pageLoad } from '../../session/page-load';
import { PageTitle } from '../PageTitle';
import { HomeLink } from './HomeLink';
import { StatusPage } from './StatusPage';
import { useFailureText } from './use-failure-text';

interface Props {
  error: unknown;
  /** Whether the page stands without the bar, which otherwise shows the title. */
  frameless?: boolean;
}

/**
 * Shown in the place of a page that failed. The retry loads the page again, because this is the only way to get code
 * that a deployment has replaced meanwhile.
 */
export function FailedPage({ error, frameless = false }: Props) {
  const translate = useTranslate();
  const failure = useFailureText();
  const title = translate('shell.failed.title');
  return (
    <>
      {!frameless && <PageTitle title={title} />}
      <StatusPage
        {...(frameless && { title })}
        text={failure(error)}
        requestId={error instanceof PortalError ? error.requestId : null}
        action={
          <>
            <Button variant="contained" onClick={() => pageLoad.reload()}>
              {translate('common.retry')}
            </Button>
            <HomeLink />
          </>
        }
      />
    </>
  );
}
