import { LEVEL } from '../../../contract/access';
import { type FactorRule, factorRules } from '../../../contract/second-factor';
import { defineSettings, readBy } from '../settings';

/** The profiles as the variable names them. */
const profiles = {
  provider: LEVEL.provider,
  manager: LEVEL.manager,
  viewer: LEVEL.viewer,
  specific: LEVEL.specific,
} as const;

const profileNames = Object.keys(profiles).join(', ');

/** Reads `provider=required,manager=offered`. */
function rulesOf(text: string): Map<number, FactorRule> {
  const rules = new Map<number, FactorRule>();
  for (const part of text.split(',')) {
    const [name = '', said = ''] = part.split('=').map((word) => word.trim());
    const rule = factorRules.find((known) => known === said);
    if (!Object.hasOwn(profiles, name) || rule === undefined)
      throw new Error(
        `is not a list of profiles (${profileNames}) with a rule each (${factorRules.join(', ')}), as in provider=required,manager=offered`,
      );
    rules.set(profiles[name as keyof typeof profiles], rule);
  }
  return rules;
}

/**
 * `PORTAL_SECOND_FACTOR`: the rule of each profile that is named, by its role; no rule of level 1 is weaker. In production
 * provider administrators need a second factor where the variable says nothing of them; everybody else may have one.
 */
export const factorSettings = defineSettings({
  variables: { PORTAL_SECOND_FACTOR: readBy(rulesOf).optional() },
  read({ PORTAL_SECOND_FACTOR: set = new Map<number, FactorRule>() }, { production }) {
    const standard = (role: number): FactorRule =>
      production && role === LEVEL.provider ? 'required' : 'offered';
    return (role: number): FactorRule => set.get(role) ?? standard(role);
  },
});
