import { useOwnTexts } from '../use-own-texts';
import { type FactorTexts, loadFactorTexts } from './texts';

/** The texts of the second step, in the language of the page. */
export const useFactorTexts = (first: FactorTexts): FactorTexts =>
  useOwnTexts(loadFactorTexts, { factorStep: first }).factorStep;
