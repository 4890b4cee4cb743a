import { LEVEL } from '../../../contract/access';
import { type Granted, grantedBy, type SignOnRule } from '../../../contract/sign-on-rules';
import type { Provider } from './providers';

/** Rules make this of somebody who is linked to an account of their provider. */
interface Standing {
  active: boolean;
  /** `null`: profile and scope stay as they are. */
  granted: Granted | null;
  /** Whether it is rules that keep the person out. */
  suspended: boolean;
  /** Why the person does not come in; `null`: it does. */
  refused: 'off' | 'noRule' | null;
}

/** Rules concern neither provider administrators nor the account that is kept for an emergency. */
export const isExempt = (
  { emergencyLogin }: Pick<Provider, 'emergencyLogin'>,
  { role, login }: { role: number; login: string },
): boolean => role === LEVEL.provider || login === emergencyLogin;

/**
 * Tells what rules make of somebody. An administrator's deactivation stands whatever they say.
 * @param exempt rules do not concern the person
 * @param values of the provider's claim
 */
export function standingBy(
  rules: readonly SignOnRule[],
  values: readonly string[],
  { exempt, active, suspended }: { exempt: boolean; active: boolean; suspended: boolean },
): Standing {
  if (!active && !suspended) return { active: false, granted: null, suspended: false, refused: 'off' };
  const open: Standing = { active: true, granted: null, suspended: false, refused: null };
  if (rules.length === 0 || exempt) return open;
  const granted = grantedBy(rules, values);
  return granted === null
    ? { active: false, granted, suspended: true, refused: 'noRule' }
    : { ...open, granted };
}
