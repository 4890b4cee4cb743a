import { type Kysely, sql } from 'kysely';

/** Accents of Latin letters, and whatever takes no room: both as ranges of a regular expression. */
const ACCENTS = '\\u0300-\\u036f';
const INVISIBLE =
  '\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufffb';
const BLANKS =
  ' \\u0009-\\u000d\\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u2800\\u3000';

/** Small letters of alphabets other than ours: the collation "C", which is the same on every cluster, knows ours alone. */
const GREEK = ['ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩς', 'αβγδεζηθικλμνξοπρστυφχψωσ'] as const;
const CYRILLIC = [
  'ЀЁЂЃЄЅІЇЈЉЊЋЌЍЎЏАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ',
  'ѐёђѓєѕіїјљњћќѝўџабвгдежзийклмнопрстуфхцчшщъыьэюя',
] as const;
/** Latin letters without a decomposition, and what people type for them. */
const STRUCK = ['ØøŁłĐđÐðĦħŦŧı', 'oollddddhhtti'] as const;
const SPELT = { Æ: 'ae', æ: 'ae', Œ: 'oe', œ: 'oe', ẞ: 'ss', ß: 'ss', Þ: 'th', þ: 'th' } as const;

const from = [GREEK, CYRILLIC, STRUCK].map(([letters]) => letters).join('');
const to = [GREEK, CYRILLIC, STRUCK].map(([, letters]) => letters).join('');
const spelt = (text: string) =>
  Object.entries(SPELT).reduce(
    (inner, [letter, typed]) => `replace(${inner}, '${letter}', '${typed}')`,
    text,
  );

/**
 * Names are found as they can be typed: ligatures, full-width letters and ordinals are taken apart (NFKD), letters that
 * have no accent to take away are those that people type for them, and the case of other alphabets does not count.
 * Servers of before ask the same function, and find what it folds.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create or replace function folded(text) returns text language sql immutable strict parallel safe as ${sql.lit(`
    select case
      when octet_length($1) = length($1) and position('  ' in $1) = 0 then lower($1 collate "C")
      else ${spelt(`translate(lower(regexp_replace(regexp_replace(normalize($1, nfkd),
        '[${ACCENTS}${INVISIBLE}]+' collate "C", '', 'g'), '[${BLANKS}]+' collate "C", ' ', 'g') collate "C"),
        '${from}', '${to}')`)}
    end`)}`.execute(db);
  for (const [table, column, kept, form] of stored) {
    const name = sql.ref(column);
    await sql`update ${sql.table(table)} set ${name} = ${name}
      where octet_length(${name}) <> length(${name}) and ${sql.ref(kept)} <> ${form(name)}`.execute(db);
  }
  // An index of an expression gets a new entry only where the column itself changes.
  await sql`update news set title = title || ' ' where octet_length(title) <> length(title)`.execute(db);
  await sql`update news set title = left(title, -1) where title like '% '`.execute(db);
}

const folded = (name: ReturnType<typeof sql.ref>) => sql`folded(${name})`;
const plain = (name: ReturnType<typeof sql.ref>) => sql`translate(folded(${name}), ' .-/', '')`;

/** Columns that keep the folded form of another. */
const stored = [
  ['bank', 'name', 'name_folded', folded],
  ['portal_user', 'name', 'name_folded', folded],
  ['portal_user', 'email', 'email_folded', folded],
  ['establishment', 'name', 'name_folded', folded],
  ['operator', 'name', 'name_folded', folded],
  ['grouper', 'name', 'name_folded', folded],
  ['account', 'nickname', 'nickname_folded', folded],
  ['account', 'branch', 'branch_plain', plain],
  ['account', 'number', 'number_plain', plain],
  ['code_handover', 'person', 'person_folded', folded],
] as const;
