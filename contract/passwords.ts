import { foldedText } from './folded-text';

/** The length of a password that is set by a link (decisions, LOG-32). */
export const LINK_PASSWORD = { least: 8, most: 64 } as const;

/** LOG-31: the rules for a person's own change of the password. */
export const OWN_PASSWORD = { least: 8, most: 20, symbols: ['!', '@', '#', '%', '&'] } as const;

/** Whose password it is. A browser may not know the e-mail; the server always does. */
export interface PasswordOwner {
  login: string;
  name: string;
  email?: string;
}

/** The criteria of LOG-20 for a password that is set by link, in the order in which they are listed. */
export const linkPasswordCriteria = ['length', 'letter', 'digit', 'symbol'] as const;
type LinkPasswordCriterion = (typeof linkPasswordCriteria)[number];

/** LOG-20: which of the criteria hold that need no knowledge of the person. */
export function linkPasswordMeets(password: string): Record<LinkPasswordCriterion, boolean> {
  return {
    length: password.length >= LINK_PASSWORD.least && password.length <= LINK_PASSWORD.most,
    letter: /\p{L}/u.test(password),
    digit: /\d/.test(password),
    symbol: /[^\p{L}\d\s]/u.test(password),
  };
}

/** LOG-32, link flow: 8 to 64 characters with a letter, a digit and a symbol, and nothing personal. */
export function isLinkPassword(password: string, person: Required<PasswordOwner>): boolean {
  return Object.values(linkPasswordMeets(password)).every(Boolean) && holdsNothingPersonal(password, person);
}

/** The criteria of LOG-31 and LOG-32 for the own password, in the order in which they are listed. */
export const ownPasswordCriteria = [
  'length',
  'lowercase',
  'uppercase',
  'digit',
  'symbol',
  'noRepetition',
  'nothingPersonal',
] as const;
export type OwnPasswordCriterion = (typeof ownPasswordCriteria)[number];

/**
 * LOG-32: which of the criteria hold. The server checks one thing more, that it is none of the last five passwords.
 */
export function ownPasswordMeets(
  password: string,
  person: PasswordOwner,
): Record<OwnPasswordCriterion, boolean> {
  return {
    length: password.length >= OWN_PASSWORD.least && password.length <= OWN_PASSWORD.most,
    lowercase: /\p{Ll}/u.test(password),
    uppercase: /\p{Lu}/u.test(password),
    digit: /\d/.test(password),
    symbol: OWN_PASSWORD.symbols.some((symbol) => password.includes(symbol)),
    noRepetition: !/(.)\1/su.test(password),
    nothingPersonal: holdsNothingPersonal(password, person),
  };
}

/** LOG-31, LOG-32: whether all of the own password's criteria hold. */
export function isOwnPassword(password: string, person: PasswordOwner): boolean {
  return Object.values(ownPasswordMeets(password, person)).every(Boolean);
}

/**
 * LOG-32, of every password that a person sets, by link or on the own page: it holds neither the login nor the e-mail
 * or its name nor a part of the name, each of three or more letters, whatever the case and accents.
 */
function holdsNothingPersonal(password: string, { login, name, email = '' }: PasswordOwner): boolean {
  const folded = foldedText(password);
  const texts = [login, name, email, email.split('@')[0] ?? '', ...name.split(/[^\p{L}\p{M}\d]+/u)];
  return !texts.map(foldedText).some((part) => part.length >= 3 && folded.includes(part));
}
