import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { ScrollRestoration } from 'react-router-dom';
import { ExportTray } from '../kit/export/ExportTray';
import { afterFirstSight } from '../kit/first-sight';
import { fetchAhead } from '../ui/code/ahead';
import { useIsPhone } from '../ui/use-is-phone';
import { TopBar } from './bar/TopBar';
import { Content } from './Content';
import { LanguageNotice } from './language/LanguageNotice';
import { PhoneMenu } from './menu/PhoneMenu';
import { SidePanel } from './menu/SidePanel';
import { SessionGate } from './SessionGate';
import { SkipLink } from './SkipLink';

/** One watcher serves all visits of a page load. */
let watched = false;
/** Lets Back close what stands over the page. Only a phone has such a button or gesture; the others fetch nothing. */
function watchBack(): void {
  if (watched || !window.matchMedia('(any-pointer: coarse)').matches || !('CloseWatcher' in window)) return;
  watched = true;
  fetchAhead(async () => (await import('./back-closes')).closeByBack());
}

interface Props {
  children: ReactNode;
}

/** The frame around every page of a signed-in person. */
export function Shell({ children }: Props) {
  const phone = useIsPhone();
  const [menuOpen, setMenuOpen] = useState(false);
  useEffect(() => afterFirstSight(watchBack), []);
  return (
    <>
      <LanguageNotice />
      <SessionGate>
        <SkipLink />
        <TopBar onMenu={() => startTransition(() => setMenuOpen(true))} />
        {phone ? <PhoneMenu open={menuOpen} onClose={() => setMenuOpen(false)} /> : <SidePanel />}
        <Content>{children}</Content>
        <ExportTray />
        <ScrollRestoration />
      </SessionGate>
    </>
  );
}
