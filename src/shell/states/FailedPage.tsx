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
  /** There is no bar that could carry the title. */
  frameless?: boolean;
}

/**
 * What shows in place of a page that broke. Trying again loads the page anew: code that a deployment has replaced
 * meanwhile cannot be had otherwise.
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
