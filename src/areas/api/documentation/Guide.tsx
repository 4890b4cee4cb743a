import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { LoadFailure } from '../../../ui/states/LoadFailure';
import { WEBHOOKS_TAB } from '../addresses';
import { useCredentials } from '../use-credentials';
import { Chapter } from './Chapter';
import { CodeBlock } from './CodeBlock';
import { ExampleTabs } from './ExampleTabs';
import type { ExampleLanguage } from './examples/examples';
import { receiveInJavaScript, receiveInPython } from './examples/receive';
import { reconcileInJavaScript, reconcileInPython } from './examples/reconcile';
import type { ExampleSetting } from './examples/request';
import { shellCredentials } from './examples/shell';
import { Prose } from './Prose';

/** The first reconciliation in five minutes: from the API user to an event and a file whose integrity is verified. */
export function Guide({ anchor, setting }: { anchor: string; setting: ExampleSetting }) {
  const translate = useTranslate();
  const [language, setLanguage] = useState<ExampleLanguage>('python');
  const { data, error, refetch } = useCredentials();
  const text = (key: string) => translate(`apiDocs.guide.${key}`);
  // Neither of the two programs can be written for a shell.
  const shown = language === 'curl' ? 'python' : language;
  return (
    <Chapter anchor={anchor} title={text('title')} text={text('text')}>
      <Box component="ol" sx={stepsStyle}>
        <Step title={text('user.title')} text={text('user.text')}>
          <To path="/swagger/credenciais" text={text('user.link')} />
        </Step>
        <Step title={text('shell.title')} text={text('shell.text')}>
          {data === undefined && error !== null ? (
            <LoadFailure title={translate('api.credentials.loadFailed')} error={error} onRetry={refetch} />
          ) : (
            <CodeBlock
              label={text('shell.title')}
              text={shellCredentials(data?.clientId ?? '…')}
              // Nobody copies what is still to come.
              copyable={data !== undefined}
            />
          )}
        </Step>
        <Step title={text('reconcile.title')} text={text('reconcile.text')}>
          <ExampleTabs
            title={text('reconcile.title')}
            shown={shown}
            onShow={setLanguage}
            texts={{ javascript: reconcileInJavaScript(setting), python: reconcileInPython(setting) }}
          />
        </Step>
        <Step title={text('webhook.title')} text={text('webhook.text')}>
          <To path={WEBHOOKS_TAB} text={text('webhook.link')} />
          <ExampleTabs
            title={text('webhook.title')}
            shown={shown}
            onShow={setLanguage}
            texts={{ javascript: receiveInJavaScript, python: receiveInPython }}
          />
        </Step>
        <Step title={text('file.title')} text={text('file.text')}>
          <To path="/verificar" text={text('file.link')} />
        </Step>
      </Box>
    </Chapter>
  );
}

function Step({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <li>
      <Typography component="h3" variant="subtitle2">
        {title}
      </Typography>
      <Typography variant="body2">
        <Prose text={text} />
      </Typography>
      {children}
    </li>
  );
}

const To = ({ path, text }: { path: string; text: string }) => (
  <Link component={RouterLink} to={path} variant="body2" sx={{ justifySelf: 'start' }}>
    {text}
  </Link>
);

const stepsStyle: SxProps<Theme> = {
  display: 'grid',
  gap: '20px',
  minWidth: 0,
  margin: 0,
  paddingLeft: '20px',
  '& li': { minWidth: 0, '&::marker': { fontWeight: 600 } },
  '& li > * + *': { marginTop: '8px' },
  '& li > a': { display: 'inline-block' },
};
