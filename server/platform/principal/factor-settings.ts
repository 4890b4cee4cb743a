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
    const role = Object.hasOwn(profiles, name) ? profiles[name as keyof typeof profiles] : null;
    if (role === null || rule === undefined || rules.has(role))
      throw new Error(
        `is not a list of profiles (${profileNames}) with a rule each (${factorRules.join(', ')}), as in provider=required,manager=offered`,
      );
    rules.set(role, rule);
  }
  return rules;
}

interface DeployedRule {
  /** No rule of level 1 is weaker. */
  least: FactorRule;
  /** It holds where level 1 has set nothing. */
  standard: FactorRule;
}

/**
 * `PORTAL_SECOND_FACTOR`: the rule of each profile, by its role. Where it says nothing of one, everybody may have a second
 * factor and level 1 decides; in production provider administrators need it.
 */
export const factorSettings = defineSettings({
  variables: { PORTAL_SECOND_FACTOR: readBy(rulesOf).optional() },
  read({ PORTAL_SECOND_FACTOR: set = new Map<number, FactorRule>() }, { production }) {
    return (role: number): DeployedRule => {
      const said = set.get(role) ?? (production && role === LEVEL.provider ? 'required' : null);
      return said === null ? { least: 'off', standard: 'offered' } : { least: said, standard: said };
    };
  },
});
