import { Unreadable } from '../unreadable';

/** What any table may cost, however small its file, and what each byte of the file adds to that. */
const ALWAYS = 16 * 2 ** 20;
const FOR_A_BYTE = 40;
/** What none may cost more than. */
const MOST = 2 ** 31;

/** Cells that a line may have. The portal writes some twenty. */
export const MOST_COLUMNS = 256;
/** Characters that a cell may take in the file: 32,767 of a spreadsheet, each written as seven (`_x000D_`). */
export const LONGEST_CELL = 2 ** 18;

/**
 * What the reading of a table may cost, counted in work instead of time, which would depend on the machine. It grows
 * with the file, because packed data of a kilobyte may unpack to a megabyte, and its cells to a gigabyte.
 */
export class Budget {
  readonly most: number;
  /** Bytes that were unpacked. */
  unpacked = 0;
  /** Characters of the lines that were read. */
  read = 0;

  /** @param bytes of the file */
  constructor(bytes: number) {
    this.most = Math.min(ALWAYS + FOR_A_BYTE * bytes, MOST);
  }

  /** @throws Unreadable */
  spend(what: 'unpacked' | 'read', amount: number): void {
    this[what] += amount;
    if (this[what] > this.most) throw new Unreadable('It is too large, unpacked');
  }
}
