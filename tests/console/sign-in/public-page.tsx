import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { getConfig, type PortalConfig } from '../../../contract/config';
import type { Language } from '../../../contract/languages';
import { call } from '../../../src/portal/client';
import { storeLanguage } from '../../../src/portal/language';
import type { Opening } from '../../../src/sign-in/PublicPage';
import { loadTexts } from '../../../src/sign-in/texts';

/** Shows a public page as the entry does, in a language, and with other settings of the deployment where some are given. */
export async function openPublicPage(
  show: (opening: Opening) => ReactElement,
  language: Language,
  settings: Partial<PortalConfig> = {},
) {
  storeLanguage(language);
  const [texts, known] = await Promise.all([loadTexts[language](), call(getConfig, {})]);
  render(show({ spoken: { language, texts }, config: { ...known, ...settings } }));
  return { person: userEvent.setup({ delay: null }), texts };
}

/** Everything that is said in a failure's place; empty where there is nothing. */
export const alerts = () =>
  screen
    .getAllByRole('alert')
    .map(({ textContent }) => textContent)
    .join('');

/** What is said of a success, or of something on its way. */
export const statuses = () =>
  screen
    .queryAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');
