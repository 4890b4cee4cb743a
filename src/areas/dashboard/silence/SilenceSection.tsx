import { Suspense } from 'react';
import { SILENCE_SCREEN } from '../../../../contract/silence';
import { useAccess } from '../../../session/use-access';
import { lazyNamed } from '../../../ui/code/lazy-named';
import { PartBoundary } from '../../../ui/states/PartBoundary';
import { SilenceSkeleton } from './SilenceSkeleton';

const SilencePanel = lazyNamed(() => import('./SilencePanel'), 'SilencePanel', 'silence');

/** The panel of silent establishments, for administrators and managers; others see the dashboard without it. */
export function SilenceSection() {
  if (!useAccess()(SILENCE_SCREEN)) return null;
  return (
    <PartBoundary>
      <Suspense fallback={<SilenceSkeleton />}>
        <SilencePanel />
      </Suspense>
    </PartBoundary>
  );
}
