import { foldedText } from '../../../contract/folded-text';
import { ALL } from '../../../contract/keys';
import { typedText } from '../../../contract/typed-text';
import type { Choice } from './choice';

/** How pasted options are recognised. */
export interface Recognition {
  /**
   * Whether the keys are codes that people know: then they are recognised, also without the leading zeros that a
   * spreadsheet drops. Hidden keys are not, because a number of another column could choose one.
   */
  codes: boolean;
  /** The names under which people know the option; case and accents do not count. */
  namesOf: (option: Choice) => readonly string[];
}

/** A pasted value that chooses nothing: no option fits it, or several do. */
export interface Missing {
  readonly value: string;
  readonly several: boolean;
}

interface Pasted {
  /** Keys, in the order of the text, each once. */
  readonly found: readonly string[];
  readonly missing: readonly Missing[];
}

/** A column or a row of a spreadsheet, then lists within a cell; a name may hold a comma itself. */
const SEPARATORS = [/[\r\n\t]+/, /;/, /,/] as const;
/** Blanks and quotes around a value, the invisible ones of web pages and byte order marks too. */
const AROUND = /^[\s\u200B"'`´‘’“”„«»]+|[\s\u200B"'`´‘’“”„«»]+$/g;

const SEVERAL = Symbol('several options fit');
type Fit = string | typeof SEVERAL | undefined;

const bare = (text: string) => text.replace(AROUND, '');
const unpadded = (code: string) => code.replace(/^0+/, '');
const nameForm = (text: string) => foldedText(bare(typedText(text)));

/** Whether a text holds more than one value; what does not is ordinary typing. */
export function isColumn(text: string): boolean {
  return text.split(/[\r\n\t;,]+/).filter((part) => bare(part) !== '').length > 1;
}

/**
 * The options that a pasted text names, and what in it names none: by exact code first, then by code without its
 * leading zeros, then by name, the latter two where exactly one option fits. "All" is never pasted.
 */
export function readPasted(text: string, options: readonly Choice[], recognition: Recognition): Pasted {
  const recognise = recogniser(options, recognition);
  const found = new Set<string>();
  const missing = new Map<string, Missing>();
  const take = (part: string, level: number): void => {
    const value = bare(part);
    if (value === '') return;
    const fit = level === 0 ? undefined : recognise(value);
    const separator = SEPARATORS[level];
    if (typeof fit === 'string') found.add(fit);
    else if (fit === SEVERAL || separator === undefined)
      missing.set(value, { value, several: fit === SEVERAL });
    else for (const smaller of part.split(separator)) take(smaller, level + 1);
  };
  take(text, 0);
  return { found: [...found], missing: [...missing.values()] };
}

/** Maps, so that thousands of values among thousands of options are a matter of milliseconds. */
function recogniser(all: readonly Choice[], { codes, namesOf }: Recognition): (value: string) => Fit {
  const options = all.filter(({ key }) => key !== ALL);
  const keys = new Set(codes ? options.map(({ key }) => key) : []);
  const byCode = fitsOf(codes ? options : [], ({ key }) => [unpadded(key)]);
  let byName: Map<string, Fit> | undefined; // folding names costs the most, and a column of codes needs none
  return (pasted) => {
    const value = bare(typedText(pasted));
    if (keys.has(value)) return value;
    const code = byCode.get(unpadded(value));
    if (code !== undefined) return code;
    byName ??= fitsOf(options, (option) => namesOf(option).map(nameForm));
    return byName.get(nameForm(value));
  };
}

/** Which option each text stands for. */
function fitsOf(options: readonly Choice[], textsOf: (option: Choice) => readonly string[]) {
  const fits = new Map<string, Fit>();
  for (const option of options) {
    for (const text of textsOf(option)) {
      const known = fits.get(text);
      fits.set(text, known === undefined || known === option.key ? option.key : SEVERAL);
    }
  }
  return fits;
}
