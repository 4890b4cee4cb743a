import type { Encoding } from './delimiters';

/** Bytes that are looked at where a file does not say what it is. */
const SAMPLE = 4096;

const startsWith = (bytes: Uint8Array, ...marks: number[]) => marks.every((mark, at) => bytes[at] === mark);

/** A package, as an XLSX file is one. */
export const isZip = (bytes: Uint8Array): boolean => startsWith(bytes, 0x50, 0x4b, 0x03, 0x04);

/** A workbook, also one of before XLSX. */
export function isWorkbook(bytes: Uint8Array): boolean {
  return isZip(bytes) || startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0);
}

/**
 * The encoding of a text file: by its byte order mark; as UTF-16 where every second byte is zero; as UTF-8 where all
 * of it can be read as that, which other encodings with accents cannot; else what Excel writes in the Americas.
 */
export function encodingOf(bytes: Uint8Array): Encoding {
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return 'utf-8';
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  const zeros = [0, 0];
  const sample = bytes.subarray(0, SAMPLE);
  sample.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const many = sample.length / 5;
  if (odd > many && even < odd / 4) return 'utf-16le';
  if (even > many && odd < even / 4) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

// oxlint-disable-next-line no-control-regex -- these are what it looks for
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g;

/** Whether the content is no text: it contains NUL, or more control characters than a mistake would explain. */
export function isBinary(text: string): boolean {
  if (text.includes('\0')) return true;
  const sample = text.slice(0, SAMPLE);
  return (sample.match(CONTROL)?.length ?? 0) > sample.length / 100;
}
