import type { AppContext } from '../../../platform/context';
import type { CaseSystem } from './case-system';
import { salesforce } from './salesforce/salesforce';

/** Returns the case system of the configuration; `null` if there is none. */
export function caseSystemOf({ config, now }: AppContext): CaseSystem | null {
  return config.caseSystem === null ? null : salesforce(config.caseSystem, now);
}
