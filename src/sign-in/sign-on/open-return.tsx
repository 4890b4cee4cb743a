import type { ReactElement } from 'react';
import { currentLanguage } from '../../portal/language';
import type { Opening } from '../PublicPage';
import { takeSignOn } from './kept-sign-on';
import { ReturnPage } from './ReturnPage';
import { loadSignOnTexts } from './texts';

/**
 * Fetches the texts of the sign-in at providers; returns the page to which a provider has led back.
 * @param parameters what it led back with
 * @param leaves returns what leaves the page once somebody is signed in, with the query of the sign-in page
 */
export async function openReturn(
  provider: string,
  parameters: string,
  leaves: (search: string) => () => void,
): Promise<(opening: Opening) => ReactElement> {
  const kept = takeSignOn(provider);
  const { signOn } = await loadSignOnTexts[currentLanguage()]();
  const onSignedIn = leaves(kept?.search ?? '');
  return (opening) => (
    <ReturnPage {...opening} {...{ provider, parameters, kept, onSignedIn }} first={signOn} />
  );
}
