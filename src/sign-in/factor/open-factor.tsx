import type { ReactElement } from 'react';
import { currentLanguage } from '../../portal/language';
import { FactorStep, type FactorStepProps } from './FactorStep';
import { PasskeyDoor, type PasskeyDoorProps } from './PasskeyDoor';
import { loadFactorTexts } from './texts';

/** Fetches the texts of the second step; returns the step, which can be shown at once. */
export async function openFactor(props: Omit<FactorStepProps, 'first'>): Promise<ReactElement> {
  const { factorStep } = await loadFactorTexts[currentLanguage()]();
  return <FactorStep {...props} first={factorStep} />;
}

/** Fetches the texts of the sign-in with a passkey alone; returns its button. */
export async function openPasskeyDoor(props: Omit<PasskeyDoorProps, 'first'>): Promise<ReactElement> {
  const { factorStep } = await loadFactorTexts[currentLanguage()]();
  return <PasskeyDoor {...props} first={factorStep} />;
}
