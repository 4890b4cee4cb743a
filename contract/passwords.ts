import type { PasswordPolicy } from './config';
import { foldedText } from './folded-text';

/** LOG-31: the symbols of which a person's own password has one. */
export const PASSWORD_SYMBOLS = ['!', '@', '#', '%', '&'] as const;

/** Whose password it is. A browser may not know the e-mail; the server always does. */
export interface PasswordOwner {
  login: string;
  name: string;
  email?: string;
}

/** A password needs this length, and meets these criteria, which are listed in this order. */
interface Rules<Criterion extends string> {
  readonly least: number;
  readonly most: number;
  readonly criteria: readonly Criterion[];
}

/** The rules of one person's password: those of the policy, or the shorter length that NIST allows beside a second factor. */
export type PasswordRuleSet = PasswordPolicy | 'nistWithFactor';

/** Returns the rules that hold for somebody with or without a second factor. */
export const ruleSetOf = (policy: PasswordPolicy, hasFactor: boolean): PasswordRuleSet =>
  policy === 'nist' && hasFactor ? 'nistWithFactor' : policy;

type LinkPasswordCriterion = 'length' | 'letter' | 'digit' | 'symbol';

/** LOG-20, LOG-32: of a password that is set by a link. */
export const linkPassword: Readonly<Record<PasswordRuleSet, Rules<LinkPasswordCriterion>>> = {
  specification: { least: 8, most: 64, criteria: ['length', 'letter', 'digit', 'symbol'] },
  nist: { least: 15, most: 64, criteria: ['length'] },
  nistWithFactor: { least: 8, most: 64, criteria: ['length'] },
};

/**
 * Counts the characters of a password: code points (NIST SP 800-63B), so that an emoji is one, of the form that is hashed,
 * so that an accented letter is one however a keyboard writes it.
 */
export const passwordLength = (password: string): number => Array.from(password.normalize('NFC')).length;

function hasLength(password: string, { least, most }: Rules<string>): boolean {
  const length = passwordLength(password);
  return length >= least && length <= most;
}

/** LOG-20: which of the criteria hold that need no knowledge of the person. */
export function linkPasswordMeets(
  password: string,
  rules: PasswordRuleSet,
): Record<LinkPasswordCriterion, boolean> {
  return {
    length: hasLength(password, linkPassword[rules]),
    letter: /\p{L}/u.test(password),
    digit: /\d/.test(password),
    symbol: /[^\p{L}\d\s]/u.test(password),
  };
}

/** LOG-32, link flow: whether all criteria of a password by link hold, and it holds nothing personal. */
export function isLinkPassword(
  password: string,
  person: Required<PasswordOwner>,
  rules: PasswordRuleSet,
): boolean {
  const meets = linkPasswordMeets(password, rules);
  return (
    linkPassword[rules].criteria.every((criterion) => meets[criterion]) &&
    holdsNothingPersonal(password, person)
  );
}

export type OwnPasswordCriterion =
  | 'length'
  | 'lowercase'
  | 'uppercase'
  | 'digit'
  | 'symbol'
  | 'noRepetition'
  | 'nothingPersonal';

/** LOG-31, LOG-32: of a password that a person changes while signed in. */
export const ownPassword: Readonly<Record<PasswordRuleSet, Rules<OwnPasswordCriterion>>> = {
  specification: {
    least: 8,
    most: 20,
    criteria: ['length', 'lowercase', 'uppercase', 'digit', 'symbol', 'noRepetition', 'nothingPersonal'],
  },
  nist: { least: 15, most: 64, criteria: ['length', 'nothingPersonal'] },
  nistWithFactor: { least: 8, most: 64, criteria: ['length', 'nothingPersonal'] },
};

/**
 * LOG-32: which of the criteria hold. The server checks one thing more, that it is none of the last five passwords.
 */
export function ownPasswordMeets(
  password: string,
  person: PasswordOwner,
  rules: PasswordRuleSet,
): Record<OwnPasswordCriterion, boolean> {
  return {
    length: hasLength(password, ownPassword[rules]),
    lowercase: /\p{Ll}/u.test(password),
    uppercase: /\p{Lu}/u.test(password),
    digit: /\d/.test(password),
    symbol: PASSWORD_SYMBOLS.some((symbol) => password.includes(symbol)),
    noRepetition: !/(.)\1/su.test(password),
    nothingPersonal: holdsNothingPersonal(password, person),
  };
}

/** LOG-31, LOG-32: whether all of the own password's criteria hold. */
export function isOwnPassword(password: string, person: PasswordOwner, rules: PasswordRuleSet): boolean {
  const meets = ownPasswordMeets(password, person, rules);
  return ownPassword[rules].criteria.every((criterion) => meets[criterion]);
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
