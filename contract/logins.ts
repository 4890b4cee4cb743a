import { typedText } from './typed-text';

/** USR-38; a login has eleven digits or a hyphen at most (USR-42), and is often pasted with dots and blanks. */
export const USER = { nameLength: 100, emailLength: 254, typedLoginLength: 50 } as const;

/** USR-42: a login is 8, 10 or 11 digits, or 6 digits, a hyphen and 5 digits. */
export function isLogin(text: string): boolean {
  return /^(\d{8}|\d{10}|\d{11}|\d{6}-\d{5})$/.test(text);
}

/**
 * The login that a person typed or pasted: a tax id is often written with dots, hyphens and blanks (123.456.789-01), and
 * what is copied from a message may hold invisible characters. A text that is no number stays as it is.
 */
export function loginFrom(typed: string): string {
  const text = typedText(typed);
  const digits = text.replace(/[\s./-]+/g, '');
  // Six digits and a hyphen begin a login of their own, complete or not.
  return /^\d{6}-/.test(text) || !/^\d+$/.test(digits) ? text : digits;
}

/**
 * Whether a text is a Brazilian tax id, by its check digits. Where a login is expected people also type passwords, of
 * which hardly any is one.
 */
export function isTaxId(text: string): boolean {
  if (!/^(\d)(?!\1{10})\d{10}$/.test(text)) return false;
  const checks = (length: number) => {
    const sum = Array.from(text.slice(0, length), Number).reduce(
      (total, digit, place) => total + digit * (length + 1 - place),
      0,
    );
    return ((sum * 10) % 11) % 10 === Number(text[length]);
  };
  return checks(9) && checks(10);
}

/** Parts between dots, none of them empty, of the signs that RFC 5322 allows without quotes; letters of every language. */
const MAILBOX = /^[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+(\.[\p{L}\p{M}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u;
/** Two labels or more, of at most 63 signs, none of which begins or ends with a hyphen. */
const DOMAIN =
  /^[\p{L}\p{N}]([\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?(\.[\p{L}\p{N}]([\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?)+$/u;

/** USR-38: a mailbox, an at sign and a domain with a dot; whether mail arrives only mail can tell. */
export function isEmail(text: string): boolean {
  if (text.length > USER.emailLength) return false;
  const at = text.lastIndexOf('@');
  return MAILBOX.test(text.slice(0, Math.max(at, 0))) && DOMAIN.test(text.slice(at + 1));
}
