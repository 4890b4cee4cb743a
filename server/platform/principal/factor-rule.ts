import { type FactorRule, factorRules, SECOND_FACTOR } from '../../../contract/second-factor';
import type { Config } from '../config';
import { HttpError } from '../errors/http-error';
import { factorSettings } from './factor-settings';
import type { SignedIn } from './principal';

/** Level 1 has set this for a role. */
export interface SetRule {
  rule: FactorRule;
  /** Of `required`: the first day without exceptions, `YYYY-MM-DD`. */
  requiredFrom: string | null;
}

/** The stricter one of two rules. */
export const stricter = (one: FactorRule, other: FactorRule): FactorRule =>
  factorRules.indexOf(one) >= factorRules.indexOf(other) ? one : other;

/** The rule that holds for a role: what the deployment requires, it requires at once. */
export function ruleOf(config: Config, role: number, set: SetRule | null): SetRule {
  const { least, standard } = config.of(factorSettings)(role);
  if (least === 'required' || set === null) return { rule: standard, requiredFrom: null };
  return { ...set, rule: stricter(least, set.rule) };
}

/** Tells whether a rule lets nobody go on without a second factor on a day. */
export const requiresOn = ({ rule, requiredFrom }: SetRule, today: string): boolean =>
  rule === 'required' && (requiredFrom === null || requiredFrom <= today);

/**
 * Asks for the second factor again where it was given a while ago; of whoever has none, nothing is asked.
 * @throws HttpError 403 with the reason at `factor`
 */
export function assertFactorGiven(
  { factor: { enrolled, givenAt } }: Pick<SignedIn, 'factor'>,
  now: Date,
): void {
  if (!enrolled) return;
  // A call may wait while the factor is given, and the clocks of two servers differ.
  const fresh =
    givenAt !== null && Math.abs(now.getTime() - givenAt.getTime()) <= SECOND_FACTOR.freshMinutes * 60_000;
  if (!fresh) throw new HttpError(403, 'factorReplies.again', { factor: 'factorReplies.again' });
}
