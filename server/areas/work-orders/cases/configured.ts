import type { AppContext } from '../../../platform/context';
import type { CaseSystem } from './case-system';
import { salesforce } from './salesforce/salesforce';
import { caseSystemSettings } from './salesforce/settings';

/** Returns the case system of the configuration; `null` if there is none. */
export function caseSystemOf({ config, now }: Pick<AppContext, 'config' | 'now'>): CaseSystem | null {
  const settings = config.of(caseSystemSettings);
  return settings === null ? null : salesforce(settings, now);
}
