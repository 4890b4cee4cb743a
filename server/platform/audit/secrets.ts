/** Columns whose content no screen and no file may show, by their names. */
const SECRET = /password|secret|hash|token/i;
/** What the trail says in the place of a secret that was replaced, or ended. */
const SAID: readonly unknown[] = ['renewed', 'revoked'];

/**
 * Removes secrets from a stored value, at any depth. Nobody writes secrets into the trail; this is the second fence,
 * for the day on which somebody does.
 */
export function withoutSecrets<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map((item: unknown) => withoutSecrets(item)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([column, part]) => !SECRET.test(column) || SAID.includes(part));
  return Object.fromEntries(kept.map(([column, part]) => [column, withoutSecrets(part)])) as Value;
}
