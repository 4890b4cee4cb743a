import type { Language } from '../../../contract/languages';

export type FactorTexts = typeof import('../../../i18n/en/own/factor-step')['factorStep'];

/** The texts of the second step, which are fetched with it: most sign-ins end with the first. */
export const loadFactorTexts: Record<Language, () => Promise<{ factorStep: FactorTexts }>> = {
  en: () => import('../../../i18n/en/own/factor-step'),
  co: () => import('../../../i18n/co/own/factor-step'),
  es: () => import('../../../i18n/es/own/factor-step'),
  pt: () => import('../../../i18n/pt/own/factor-step'),
};
