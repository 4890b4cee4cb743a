import { type ReactNode, useState } from 'react';
import { ScrollRestoration } from 'react-router-dom';
import { ExportTray } from '../kit/export/ExportTray';
import { useIsPhone } from '../ui/use-is-phone';
import { BackCloses } from './BackCloses';
import { TopBar } from './bar/TopBar';
import { Content } from './Content';
import { LanguageNotice } from './language/LanguageNotice';
import { PhoneMenu } from './menu/PhoneMenu';
import { SidePanel } from './menu/SidePanel';
import { SessionGate } from './SessionGate';
import { SkipLink } from './SkipLink';

interface Props {
  children: ReactNode;
}

/** The frame around every page of a signed-in person. */
export function Shell({ children }: Props) {
  const phone = useIsPhone();
  const [menuOpen, setMenuOpen] = useState(false);
  return (
    <>
      <LanguageNotice />
      <SessionGate>
        <SkipLink />
        <TopBar onMenu={() => setMenuOpen(true)} />
        {phone ? <PhoneMenu open={menuOpen} onClose={() => setMenuOpen(false)} /> : <SidePanel />}
        <Content>{children}</Content>
        <ExportTray />
        <ScrollRestoration />
        <BackCloses />
      </SessionGate>
    </>
  );
}
