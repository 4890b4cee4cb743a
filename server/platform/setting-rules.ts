import { z } from 'zod';

/* Each rule that the value of a variable has to keep, with the sentence that refuses others. */

/** The least characters of a secret. */
export const SECRET_LENGTH = 32;

/** A switch. */
export const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');
/**
 * An address with a host, or none at all.
 * @param begins how such addresses begin, for the sentence
 */
export const optionalUrl = (protocol: RegExp, begins: string) =>
  z
    .url({ protocol, error: `is no address that begins with ${begins}` })
    .refine(namesHost, 'names no host')
    .optional();

/** PostgreSQL's programs also take the folder of a socket as a parameter. */
function namesHost(address: string): boolean {
  if (!URL.canParse(address)) return true; // another problem
  const { hostname, searchParams } = new URL(address);
  return hostname !== '' || (searchParams.get('host') ?? '') !== '';
}

/** Says what is wrong with a variable whose rule has no sentence of its own. */
export function sentenceOf(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected === 'int' ? 'is no whole number' : `is no ${issue.expected}`;
    case 'too_small':
      return issue.origin === 'string' ? 'is too short' : `is less than ${issue.minimum}`;
    case 'too_big':
      return issue.origin === 'string' ? 'is too long' : `is more than ${issue.maximum}`;
    case 'invalid_value':
      return `is none of ${issue.values.join(', ')}`;
    default:
      return 'does not have the form that it should have';
  }
}

/** An address, or a name and an address. */
export const MAIL_FROM = /^(?:[^<>@\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/;

/** RFC 9116: an address of mail or of a page; a line break would be another field of the file. */
export const SECURITY_CONTACT = /^(?:mailto:[^\s<>@]+@[^\s<>@]+|https:\/\/[^\s/][^\s]*)$/;

/** Keys with commas or blanks between, so that one can be replaced without a gap. */
export const keyList = z
  .string()
  .transform((list) => list.split(/[\s,]+/).filter((key) => key !== ''))
  .refine(
    (keys) => keys.every((key) => key.length >= SECRET_LENGTH),
    `holds a key of less than ${SECRET_LENGTH} characters`,
  );

/** Keys with commas between; a key of before there were lists may itself hold a comma. */
export function signingKeys(text: string): string[] {
  const keys = text.split(',').map((key) => key.trim());
  return keys.every((key) => key.length >= SECRET_LENGTH) ? keys : [text];
}

/** Tells whether the platform knows a time zone by this name. */
export function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
