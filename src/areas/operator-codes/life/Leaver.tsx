import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { CodeHolder } from '../../../../contract/code-life';
import { SaveFailure } from '../../../kit/edit/SaveFailure';
import { shopsOf, TickedCodes } from './TickedCodes';
import { useLeaving } from './use-leaving';

const focus = (button: HTMLButtonElement | null) => button?.focus();

/**
 * A person with active codes, by shop: what is ticked is previewed with one click, and switched off with the second one.
 * One name in several shops may be several people, so that nothing is ticked there to begin with.
 */
export function Leaver({ person: { name, codes } }: { person: CodeHolder }) {
  const translate = useTranslate();
  const shops = shopsOf(codes);
  const [ticked, setTicked] = useState<ReadonlySet<number>>(
    () => new Set(shops.length === 1 ? codes.map(({ operatorCodeId }) => operatorCodeId) : []),
  );
  const { batch, step, busy, failed, look, act, undo, cancel } = useLeaving([...ticked]);
  const off = batch === null ? 0 : batch.counts.changing + batch.counts.changed;
  const others = batch === null ? 0 : batch.total - off;
  const tick = (ids: readonly number[], on: boolean) => {
    const left = [...ticked].filter((id) => !ids.includes(id));
    setTicked(new Set(on ? [...left, ...ids] : left));
  };
  return (
    <Card variant="outlined" component="section" aria-label={name} sx={cardStyle}>
      <Typography variant="subtitle1" component="h3">
        {name}
      </Typography>
      {shops.length > 1 && (
        <Typography variant="body2">{translate('codeLife.left.same', { count: shops.length })}</Typography>
      )}
      <ul>
        {shops.map((shop) => (
          <TickedCodes
            key={shop.ec}
            shop={shop}
            ticked={ticked}
            onTick={step === 'found' && !busy ? tick : undefined}
          />
        ))}
      </ul>
      {failed !== null && (
        <SaveFailure
          error={failed}
          title={translate(`codeLife.left.${step === 'done' ? 'undoFailed' : 'offFailed'}`)}
        />
      )}
      {step === 'found' && (
        <Button variant="outlined" color="error" disabled={ticked.size === 0} aria-busy={busy} onClick={look}>
          {ticked.size === 0
            ? translate('codeLife.left.choose')
            : translate('codeLife.left.off', { smart_count: ticked.size })}
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

const cardStyle: SxProps<Theme> = {
  display: 'grid',
  gap: '12px',
  padding: '12px 16px',
  '& ul': { display: 'grid', gap: '8px', margin: 0, padding: 0, listStyle: 'none' },
  '& li': { overflowWrap: 'anywhere' },
  '& ul ul': { gap: 0 },
  '& li li': { typography: 'body2', color: 'text.secondary' },
  '& .buttons': { display: 'flex', flexWrap: 'wrap', gap: '8px', '& > :last-child': { flex: 1 } },
};
