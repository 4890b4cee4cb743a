/** The result of a walk. */
export interface Summary {
  states: number;
  /** Addresses without what is chosen on them. */
  pages: string[];
  /** The rules that did not hold, by their names in rules.mjs. */
  violations: string[];
}

interface Step {
  state: { url: string };
  violations: { name: string }[];
}

/** Reads Bombadil's trace, a step a line. */
export function summaryOf(trace: string): Summary {
  const steps = trace
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Step);
  const unique = (texts: string[]) => [...new Set(texts)].toSorted();
  return {
    states: steps.length,
    pages: unique(steps.map(({ state }) => new URL(state.url).pathname)),
    violations: unique(steps.flatMap(({ violations }) => violations.map(({ name }) => name))),
  };
}
