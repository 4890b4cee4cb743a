/** Signs that do not come apart into a letter and a mark. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  Æ: 'AE',
  æ: 'ae',
  Ø: 'O',
  ø: 'o',
  Œ: 'OE',
  œ: 'oe',
  Ł: 'L',
  ł: 'l',
  Đ: 'D',
  đ: 'd',
  Ð: 'D',
  ð: 'd',
  Þ: 'Th',
  þ: 'th',
  ı: 'i',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '€': 'EUR',
};
const PLAIN = /^[ -~]*$/;
const FOREIGN = /[^ -~]/gu;

/** What stands for a sign beyond ASCII; there are few of them, and each is looked for once. */
const likenesses = new Map<string, string>();

function likenessOf(sign: string): string {
  const known = likenesses.get(sign);
  if (known !== undefined) return known;
  const likeness = sign
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(FOREIGN, (part) => LETTERS[part] ?? ' ');
  // Whatever is sent, a file of all signs that there are does not fill the memory.
  if (likenesses.size < 10_000) likenesses.set(sign, likeness);
  return likeness;
}

/** A text in printable ASCII: letters without their marks, and a blank for what has no likeness there. */
export const ascii = (text: string): string => (PLAIN.test(text) ? text : text.replace(FOREIGN, likenessOf));

const SWIFT = /^[A-Za-z0-9/\-?:().,'+ ]*$/;
const FOREIGN_TO_SWIFT = /[^A-Za-z0-9/\-?:().,'+ ]/g;

/** A text in the signs that SWIFT's text fields take (character set x). */
export function swiftText(text: string): string {
  return SWIFT.test(text) ? text : ascii(text).replace(FOREIGN_TO_SWIFT, ' ');
}

/** Control characters but for white space, halves of signs and the last code points, none of which XML 1.0 can say. */
const UNSPEAKABLE = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]|\p{Cs}/gu;
const MARKUP = /[&<>]/g;
const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const SPECIAL = /[&<>]|[^ -\u02ff]/;

/** A text as it stands in an element of XML, cut to so many characters before it is written. */
export function xmlText(text: string, most: number): string {
  const short = text.length > most ? text.slice(0, most) : text;
  if (!SPECIAL.test(short)) return short;
  return short.replace(UNSPEAKABLE, ' ').replace(MARKUP, (sign) => ENTITIES[sign] ?? sign);
}

/** The digits of a text, the last so many of them, with zeros in front. */
export const digits = (text: string, width: number): string =>
  text.replace(/\D/g, '').slice(-width).padStart(width, '0');

/** A number and its check digit, which stands behind its last hyphen. */
export function withCheckDigit(text: string): { body: string; digit: string } {
  const [, body = text, digit = ''] = /^(.*)-([0-9A-Za-z])$/.exec(text) ?? [];
  return { body, digit };
}

/** The value that stands for two ends of a decimal text: `-1234n` is `-12.34`. */
export function decimal(cents: bigint, point = '.'): string {
  const plain = (cents < 0n ? -cents : cents).toString().padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${plain.slice(0, -2)}${point}${plain.slice(-2)}`;
}

/** The amount of a balance without its sign, which its form says by a letter. */
export const magnitude = (cents: bigint): bigint => (cents < 0n ? -cents : cents);
