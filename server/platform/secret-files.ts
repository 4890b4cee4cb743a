import { readFileSync } from 'node:fs';

/** Follows the name of a variable that holds a secret: its value is the name of a file with it. */
const SUFFIX = '_FILE';

/** The variables that name files of these ones. */
export const fileVariablesOf = (secrets: readonly string[]): string[] =>
  secrets.map((name) => `${name}${SUFFIX}`);

/**
 * Takes secrets from the files that are named in their place, as systemd, Docker and Kubernetes hand them to a program:
 * nobody finds them in its environment.
 * @param secrets the variables that hold one
 * @returns the variables with those secrets, and a sentence for each that cannot be had
 */
export function withSecretFiles(
  given: Readonly<Record<string, string | undefined>>,
  secrets: readonly string[],
): { given: Record<string, string | undefined>; problems: string[] } {
  const read: Record<string, string> = {};
  const problems: string[] = [];
  for (const name of secrets) {
    const variable = `${name}${SUFFIX}`;
    const file = given[variable];
    if (file === undefined) continue;
    if (given[name] !== undefined) {
      problems.push(`${variable} has no effect beside ${name}: leave one of them out`);
      continue;
    }
    try {
      read[name] = secretIn(file);
    } catch (error) {
      problems.push(`${variable} is "${file}": ${(error as Error).message}`);
    }
  }
  return { given: { ...given, ...read }, problems };
}

/** @throws Error with a sentence about what is wrong with the file */
function secretIn(file: string): string {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`cannot be read (${(error as NodeJS.ErrnoException).code})`, { cause: error });
  }
  // Editors and `echo` end a line; no secret of ours does.
  const secret = text.trim();
  if (secret === '') throw new Error('is empty');
  return secret;
}
