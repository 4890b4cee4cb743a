import { z } from 'zod';
import { LEVEL } from './access';
import { recordKey } from './keys';
import { type AssignableProfile, assignableProfiles } from './users';

/** Bounds of what a provider's values give. */
export const SIGN_ON = { rules: 200, value: 200, groups: 100 } as const;

const rule = z.strictObject({
  value: z.string().min(1).max(SIGN_ON.value).describe("One of the claim's values, as the provider sends it"),
  profile: z.literal(assignableProfiles).describe('2 manager, 3 report viewer, 5 specific user'),
  category: z.int().min(1).max(32_767).nullable().describe('Of a specific user alone'),
  groups: z
    .array(recordKey)
    .max(SIGN_ON.groups)
    .describe('Groups of establishments; none for a specific user'),
});
export type SignOnRule = z.infer<typeof rule>;

export const signOnRules = z.array(rule).max(SIGN_ON.rules);

/** The rules of a provider give somebody this. */
export interface Granted {
  profile: AssignableProfile;
  category: number | null;
  groups: readonly number[];
}

/**
 * Returns what rules give to somebody with these values of the claim: of all that concern somebody the most powerful profile,
 * with the groups of every rule that gives it. `null`: none concerns this person.
 */
export function grantedBy(rules: readonly SignOnRule[], values: readonly string[]): Granted | null {
  const matching = rules.filter(({ value }) => values.includes(value));
  const [strongest] = matching.toSorted((one, other) => one.profile - other.profile);
  if (strongest === undefined) return null;
  const { profile, category } = strongest;
  const groups = matching.filter((one) => one.profile === profile).flatMap((one) => one.groups);
  return { profile, category, groups: [...new Set(groups)].toSorted((one, other) => one - other) };
}

/** A rule cannot hold for this reason, at this field. */
export type SignOnProblem = {
  field: 'value' | 'groups' | 'category';
  key: 'missing' | 'twice' | 'groups' | 'category';
};

/** Returns the first problem of each rule, in their order; `null` where there is none. */
export function signOnProblems(rules: readonly SignOnRule[]): (SignOnProblem | null)[] {
  const seen = new Set<string>();
  return rules.map((one): SignOnProblem | null => {
    const value = one.value.trim();
    if (value === '') return { field: 'value', key: 'missing' };
    const key = `${value} ${one.profile}`;
    if (seen.has(key)) return { field: 'value', key: 'twice' };
    seen.add(key);
    const specific = one.profile === LEVEL.specific;
    if (!specific && one.groups.length === 0) return { field: 'groups', key: 'groups' };
    if (specific && one.category === null) return { field: 'category', key: 'category' };
    return null;
  });
}
