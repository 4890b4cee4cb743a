import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useId } from 'react';
import { useTranslate } from 'react-admin';
import { type AccessEffect, type AccessWish, exportEffect } from '../../../contract/access-effect';
import { listFormats } from '../../../contract/list-exports';
import { call } from '../../portal/client';
import { useFormat } from '../../ui/format/use-format';
import { LoadFailure } from '../../ui/states/LoadFailure';
import { ExportMenu } from '../export/ExportMenu';
import { useStartExport } from '../export/use-exports';
import { ScrollList } from '../ScrollList';
import { AffectedRow } from './AffectedRow';
import { useEffectOf } from './use-effect-of';

const panelStyle: SxProps<Theme> = {
  display: 'grid',
  gap: '8px',
  justifyItems: 'stretch',
  minWidth: 0,
  '& .head': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '8px' },
  '& .counts': { display: 'grid', gap: '2px', color: 'text.secondary' },
  '& .counts span': { color: 'text.primary', fontWeight: 500 },
  '& .counts .loses': { color: 'error.main' },
  '& li > div': { display: 'flex', gap: '8px', color: 'text.secondary' },
  '& li > div > span:first-of-type': { flex: 'none', fontWeight: 500 },
  '& li > .loses > span:first-of-type': { color: 'error.main' },
};

export interface EffectPanelProps {
  change: AccessWish;
  /** Increased to fetch the effect anew when it is no longer the one that was shown. */
  round?: number;
  /** Called with the effect that is shown; with `null` as long as there is none. */
  onShown?: (effect: AccessEffect | null) => void;
}

/** Who gains and who loses which establishments by a change, before it is made: counted, listed, and as a file. */
export function EffectPanel({ change, round = 0, onShown }: EffectPanelProps) {
  const translate = useTranslate();
  const { counted } = useFormat();
  const id = useId();
  const startExport = useStartExport();
  const { effect, people, error, isFetching, more, retry } = useEffectOf(change, round);
  const onEffect = useEffectEvent((shown: AccessEffect | null) => onShown?.(shown));
  useEffect(() => onEffect(effect), [effect]);
  const affected = effect?.people.totalElements ?? 0;
  return (
    <Box component="section" aria-labelledby={id} sx={panelStyle}>
      <div className="head">
        <Typography variant="subtitle1" component="h3" id={id}>
          {translate('effect.title')}
        </Typography>
        {affected > 0 && (
          <ExportMenu
            formats={listFormats}
            quiet
            onExport={(format) =>
              startExport({
                title: translate('effect.title'),
                name: 'acessos',
                format,
                key: JSON.stringify([exportEffect.name, change, format]),
                requestFile: (signal) => call(exportEffect, { body: { change, format }, signal }),
              })
            }
          />
        )}
      </div>
      {round > 0 && <Alert severity="warning">{translate('effect.again')}</Alert>}
      <output className="counts">
        {effect === null && isFetching && translate('effect.computing')}
        {effect !== null && affected === 0 && translate('effect.none')}
        {effect !== null && effect.gaining > 0 && (
          <span>{translate('effect.gaining', counted(effect.gaining))}</span>
        )}
        {effect !== null && effect.losing > 0 && (
          <span className="loses">{translate('effect.losing', counted(effect.losing))}</span>
        )}
      </output>
      {effect === null && isFetching && <Skeleton variant="rounded" width="100%" height={72} />}
      {error !== null && <LoadFailure title={translate('effect.failed')} error={error} onRetry={retry} />}
      {people.length > 0 && (
        <ScrollList maxHeight={280} name={{ 'aria-label': translate('effect.people') }}>
          {people.map((person) => (
            <AffectedRow key={person.login} person={person} />
          ))}
        </ScrollList>
      )}
      {more !== undefined && (
        <Button size="small" aria-busy={isFetching} onClick={more}>
          {translate('effect.more')}
        </Button>
      )}
    </Box>
  );
}
