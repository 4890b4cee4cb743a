import type { Language } from '../../../contract/languages';
import { useOwnTexts } from '../use-own-texts';

export type SignOnTexts = typeof import('../../../i18n/en/own/sign-on')['signOn'];

/** The texts of the sign-in at providers, which few deployments have. */
export const loadSignOnTexts: Record<Language, () => Promise<{ signOn: SignOnTexts }>> = {
  en: () => import('../../../i18n/en/own/sign-on'),
  co: () => import('../../../i18n/co/own/sign-on'),
  es: () => import('../../../i18n/es/own/sign-on'),
  pt: () => import('../../../i18n/pt/own/sign-on'),
};

/** The same in the language of the page. */
export const useSignOnTexts = (first: SignOnTexts): SignOnTexts =>
  useOwnTexts(loadSignOnTexts, { signOn: first }).signOn;

/** Puts the name of a provider into a text. */
export const named = (text: string, provider: string): string => text.replace('%{provider}', () => provider);
