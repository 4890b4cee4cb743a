import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
import { fetchAhead } from '../../ui/code/ahead';
import { lazyNamed } from '../../ui/code/lazy-named';
import { before } from '../../ui/code/refetched';
import { PartBoundary } from '../../ui/states/PartBoundary';
import type { EffectPanelProps } from './EffectPanel';

const load = () => import('./EffectPanel');
const EffectPanel = lazyNamed<'EffectPanel', EffectPanelProps>(load, 'EffectPanel', 'effect');

/** For a form that shows an effect before it saves; `fetchEffect` asks for it with the form's own code. */
export const BeforeEffect = before(load);
export const fetchEffect = () => fetchAhead(load);

/** The effect of a change. The panel and its texts are fetched when one is shown, because few visits come to that. */
export function EffectOf(props: EffectPanelProps) {
  return (
    <PartBoundary>
      <Suspense fallback={<Skeleton variant="rounded" width="100%" height={96} />}>
        <EffectPanel {...props} />
      </Suspense>
    </PartBoundary>
  );
}
