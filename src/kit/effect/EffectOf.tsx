import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
import { lazyNamed } from '../lazy-named';
import type { EffectPanelProps } from './EffectPanel';

const EffectPanel = lazyNamed<'EffectPanel', EffectPanelProps>(
  () => import('./EffectPanel'),
  'EffectPanel',
  'effect',
);

/** The effect of a change. The panel and its texts are fetched when one is shown, because few visits come to that. */
export function EffectOf(props: EffectPanelProps) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" width="100%" height={96} />}>
      <EffectPanel {...props} />
    </Suspense>
  );
}
