/** What the flow by link asks of a password (decisions, LOG-32). */
export const LINK_PASSWORD = { least: 8, most: 64 } as const;

/** LOG-32, link flow: 8 to 64 characters with a letter, a digit and a symbol, and not the login, name or e-mail. */
export function isLinkPassword(
  password: string,
  person: { login: string; name: string; email: string },
): boolean {
  const mixed = [/\p{L}/u, /\d/, /[^\p{L}\d\s]/u].every((kind) => kind.test(password));
  const own = [person.login, person.name, person.email].map((text) => text.toLowerCase());
  return (
    password.length >= LINK_PASSWORD.least &&
    password.length <= LINK_PASSWORD.most &&
    mixed &&
    !own.includes(password.toLowerCase())
  );
}
