import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { CodeHolder } from '../../../../contract/code-life';
import { SaveFailure } from '../../../kit/edit/SaveFailure';
import { nameAndCode } from '../../../kit/establishments/name-and-code';
import { useFormat } from '../../../kit/use-format';
import { useLeaving } from './use-leaving';

const focus = (button: HTMLButtonElement | null) => button?.focus();

/** A person with active codes: one click shows a preview of what would be switched off, the second one does it. */
export function Leaver({ person: { name, codes } }: { person: CodeHolder }) {
  const translate = useTranslate();
  const { batch, step, busy, failed, look, act, undo, cancel } = useLeaving(codes);
  const off = batch === null ? 0 : batch.counts.changing + batch.counts.changed;
  const others = batch === null ? 0 : batch.total - off;
  return (
    <Card variant="outlined" component="section" aria-label={name} sx={cardStyle}>
      <Typography variant="subtitle1" component="h3">
        {name}
      </Typography>
      <ul>
        {codes.map((code) => (
          <Code key={code.operatorCodeId} code={code} holder={name} />
        ))}
      </ul>
      {failed !== null && (
        <SaveFailure
          error={failed}
          title={translate(`codeLife.left.${step === 'done' ? 'undoFailed' : 'offFailed'}`)}
        />
      )}
      {step === 'found' && (
        <Button variant="outlined" color="error" aria-busy={busy} onClick={look}>
          {translate('codeLife.left.off', { smart_count: codes.length })}
        </Button>
      )}
      {step === 'previewed' && (
        <Box className="buttons">
          <Button variant="outlined" onClick={cancel}>
            {translate('common.cancel')}
          </Button>
          <Button variant="contained" color="error" aria-busy={busy} ref={focus} onClick={act}>
            {translate('codeLife.left.offOf', { smart_count: off, name })}
          </Button>
        </Box>
      )}
      {step === 'done' && (
        <Alert
          severity="success"
          action={
            <Button color="inherit" size="small" aria-busy={busy} onClick={undo}>
              {translate('codeLife.left.undo')}
            </Button>
          }
        >
          {translate('codeLife.left.done', { smart_count: off, name })}
        </Alert>
      )}
      {step === 'undone' && (
        <Alert severity="info">{translate('codeLife.left.undone', { smart_count: off })}</Alert>
      )}
      {others > 0 && (
        <Alert severity="warning">{translate('codeLife.left.refused', { smart_count: others })}</Alert>
      )}
    </Card>
  );
}

function Code({ code, holder }: { code: CodeHolder['codes'][number]; holder: string }) {
  const translate = useTranslate();
  const { dateTime } = useFormat();
  const { ec, nomefantasia, name, numerocartao, ultimoUso } = code;
  const used =
    ultimoUso === null
      ? translate('codeLife.left.never')
      : translate('codeLife.left.used', { date: dateTime(ultimoUso).date });
  return (
    <li>
      <strong>{nameAndCode({ key: ec, value: nomefantasia })}</strong>
      <span>{`${translate('operatorCodes.code', { tail: numerocartao })} · ${used}`}</span>
      {name !== holder && <span>{translate('codeLife.left.named', { name })}</span>}
    </li>
  );
}

const cardStyle: SxProps<Theme> = {
  display: 'grid',
  gap: '12px',
  padding: '12px 16px',
  '& ul': { display: 'grid', gap: '8px', margin: 0, padding: 0, listStyle: 'none' },
  '& li': {
    display: 'grid',
    typography: 'body2',
    color: 'text.secondary',
    overflowWrap: 'anywhere',
    '& strong': { color: 'text.primary', fontWeight: 500 },
  },
  '& .buttons': { display: 'flex', flexWrap: 'wrap', gap: '8px', '& > :last-child': { flex: 1 } },
};
