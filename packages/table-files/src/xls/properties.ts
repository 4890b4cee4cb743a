import { padded, u8, u16, u32 } from './bytes.ts';
import { SMALLEST_STREAM } from './compound-file.ts';

/** [MS-OLEPS] 2.25.1: where programs look for the title of a document. */
export const PROPERTIES_STREAM = '\x05SummaryInformation';

/** {F29F85E0-4FF9-1068-AB91-08002B27B3D9}: the set of the properties below. */
const SUMMARY = Buffer.from('e0859ff2f94f6810ab9108002b27b3d9', 'hex');
const UTF_8 = 65_001;

/** [MS-OSHARED] 2.3.3.2.1.1: what the properties are. */
const CODE_PAGE = 1;
const TITLE = 2;
const AUTHOR = 4;
const APPLICATION = 18;

/** Title and creator of a document ([MS-OLEPS] 2.21). */
export function properties(title: string, creator: string): Buffer {
  const all: [number, Buffer][] = [
    [CODE_PAGE, Buffer.concat([u32(VT_I2), u16(UTF_8, 0)])],
    [TITLE, text(title)],
    [AUTHOR, text(creator)],
    [APPLICATION, text(creator)],
  ];
  let offset = 8 + all.length * 8;
  const places = all.map(([id, { length }]) => {
    offset += length;
    return u32(id, offset - length);
  });
  const set = Buffer.concat([u32(offset, all.length), ...places, ...all.map(([, value]) => value)]);
  const head = Buffer.concat([u16(0xfffe, 0), u32(0x00020006), Buffer.alloc(16), u32(1), SUMMARY, u32(48)]);
  return padded(Buffer.concat([head, set]), SMALLEST_STREAM);
}

/** [MS-OLEPS] 2.15: the types of values. */
const VT_I2 = 0x02;
const VT_LPSTR = 0x1e;

/** 2.5 CodePageString: with a zero at its end, and filled up to four bytes. */
function text(value: string): Buffer {
  const bytes = Buffer.concat([Buffer.from(value), u8(0)]);
  return Buffer.concat([u32(VT_LPSTR, bytes.length), padded(bytes, Math.ceil(bytes.length / 4) * 4)]);
}
