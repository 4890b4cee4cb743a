import type { ReactElement } from 'react';
import { currentLanguage } from '../../portal/language';
import { ProviderDoors, type ProviderDoorsProps } from './ProviderDoors';
import { loadSignOnTexts } from './texts';

/** Fetches the texts of the sign-in at providers; returns their buttons. */
export async function openProviderDoors(providers: ProviderDoorsProps['providers']): Promise<ReactElement> {
  const { signOn } = await loadSignOnTexts[currentLanguage()]();
  return <ProviderDoors providers={providers} first={signOn} />;
}
