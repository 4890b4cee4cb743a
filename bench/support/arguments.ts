import { parseArgs } from 'node:util';

interface Chosen {
  parts: string[];
  /** Small sizes and short rounds: shows that everything works. */
  quick: boolean;
}

/** What the command line chooses: the parts it names, or all; `null` where it names what there is not. */
export function readArguments(args: string[], known: readonly string[]): Chosen | null {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { quick: { type: 'boolean', default: false } },
    });
    if (positionals.some((name) => !known.includes(name))) return null;
    return { parts: positionals.length > 0 ? positionals : [...known], quick: values.quick };
  } catch {
    return null; // an option that nobody knows
  }
}
