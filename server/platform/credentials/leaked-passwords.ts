let known: Promise<ReadonlySet<string>> | undefined;

/**
 * Tells whether a password, in whatever case, is among the fifty thousand that are the commonest in lists of stolen ones.
 * The list is a package of its own, read when somebody first sets a password.
 */
export async function isLeakedPassword(password: string): Promise<boolean> {
  known ??= read();
  return (await known).has(password.normalize('NFKC').toLowerCase());
}

async function read(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}
