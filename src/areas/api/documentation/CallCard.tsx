import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { Whole } from '../../../kit/Whole';
import { CodeBlock } from './CodeBlock';
import { ExampleTabs } from './ExampleTabs';
import { type ExampleLanguage, exampleIn } from './examples/examples';
import type { ExampleSetting } from './examples/request';
import { FieldTable } from './FieldTable';
import { Prose } from './Prose';
import type { ApiCall, CallReply } from './reference/document';
import { TryIt } from './try/TryIt';

interface CallCardProps {
  call: ApiCall;
  setting: ExampleSetting;
  language: ExampleLanguage;
  onLanguage: (language: ExampleLanguage) => void;
}

/** HELP-07: a call with its documentation, example programs, and a form that makes the call. */
export function CallCard({ call, setting, language, onLanguage }: CallCardProps) {
  const translate = useTranslate();
  const text = (key: string, words: object = {}) => translate(`apiDocs.call.${key}`, words);
  const { anchor, method, path, summary, description, parameters, body, responses } = call;
  const texts = {
    curl: exampleIn('curl', call, setting),
    javascript: exampleIn('javascript', call, setting),
    python: exampleIn('python', call, setting),
  };
  return (
    <Card component="article" aria-labelledby={anchor} sx={callStyle}>
      <div>
        <Typography id={anchor} component="h3" variant="subtitle1" tabIndex={-1} lang="en">
          {summary}
        </Typography>
        <Typography variant="body2" className="address" lang="en">
          <b>{method}</b> {path}
        </Typography>
      </div>
      <Typography variant="body2" lang="en">
        <Prose text={description} />
      </Typography>
      {parameters.length > 0 && (
        <Part title={text('parameters')}>
          <FieldTable title={text('parameters')} fields={parameters} sent />
        </Part>
      )}
      {body !== null && (
        <Part title={text('body')} note={body.mediaTypes.join(', ')}>
          <FieldTable title={text('body')} fields={body.fields} sent />
        </Part>
      )}
      {responses.map((reply) => (
        <Reply key={reply.status} reply={reply} call={summary} />
      ))}
      <Part title={text('example')}>
        <ExampleTabs title={summary} shown={language} onShow={onLanguage} texts={texts} />
      </Part>
      <TryIt call={call} setting={setting} />
    </Card>
  );
}

/** A successful response; errors are the same for all calls and have a chapter of their own. */
function Reply({ reply: { status, mediaTypes, fields, example }, call }: { reply: CallReply; call: string }) {
  const translate = useTranslate();
  if (status !== '200') return null;
  const title = translate('apiDocs.call.answer', { status });
  return (
    <Part title={title} note={mediaTypes.join(', ')}>
      <FieldTable title={title} fields={fields} />
      {example !== undefined && (
        <CodeBlock
          label={translate('apiDocs.call.exampleOf', { call })}
          text={JSON.stringify(example, null, 2)}
          copyable={false}
        />
      )}
    </Part>
  );
}

function Part({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  const id = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset belongs to a form
    <Box role="group" aria-labelledby={id} sx={{ display: 'grid', gap: '8px', minWidth: 0 }}>
      <Typography id={id} component="h4" variant="subtitle2">
        {title}
        {note !== undefined && (
          <Typography component="span" variant="caption" color="text.secondary" sx={{ marginLeft: '8px' }}>
            <Whole text={note} />
          </Typography>
        )}
      </Typography>
      {children}
    </Box>
  );
}

const callStyle: SxProps<Theme> = {
  display: 'grid',
  gap: '16px',
  minWidth: 0,
  padding: { xs: '16px', md: '20px 24px' },
  '& h3': { scrollMarginTop: '80px' },
  '& h3:focus': { outline: 'none' },
  '& .address': { fontFamily: 'ui-monospace, monospace', overflowWrap: 'anywhere', color: 'text.secondary' },
  '& .address b': { color: 'primary.main', fontWeight: 600 },
};
