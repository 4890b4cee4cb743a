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
/** This step adds letters that a name of a group may have, and signs that stand for one. */
const ADDED = ['ŊŋƏəƐɛƆɔƗɨɄʉ°×', 'nneeeeooiiuuox'] as const;
const SPELT = { Æ: 'ae', æ: 'ae', Œ: 'oe', œ: 'oe', ẞ: 'ss', ß: 'ss', Þ: 'th', þ: 'th' } as const;

const lists = [GREEK, CYRILLIC, STRUCK, ADDED];
const from = lists.map(([letters]) => letters).join('');
const to = lists.map(([, letters]) => letters).join('');
const spelt = (text: string) =>
  Object.entries(SPELT).reduce(
    (inner, [letter, typed]) => `replace(${inner}, '${letter}', '${typed}')`,
    text,
  );

/**
 * Names are found by what people type for the last of their signs as well: the degree sign is on the keyboard of Brazil
 * where others have the ordinal, and `3x4` is typed for `3×4`. Servers of before ask the same function.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create or replace function folded(text) returns text language sql immutable strict parallel safe as ${sql.lit(`
    select case
      when octet_length($1) = length($1) and position('  ' in $1) = 0 then lower($1 collate "C")
      else ${spelt(`translate(lower(regexp_replace(regexp_replace(normalize($1, nfkd),
        '[${ACCENTS}${INVISIBLE}]+' collate "C", '', 'g'), '[${BLANKS}]+' collate "C", ' ', 'g') collate "C"),
        '${from}', '${to}')`)}
    end`)}`.execute(db);
  const added = sql.lit(`[${ADDED[0]}]`);
  for (const [table, column] of kept) {
    const name = sql.ref(column);
    await sql`update ${sql.table(table)} set ${name} = ${name} where ${name} ~ ${added}`.execute(db);
  }
  // An index of an expression gets a new entry only where the column itself changes.
  await sql`update news set title = title || ' ' where title ~ ${added}`.execute(db);
  await sql`update news set title = left(title, -1) where title like '% ' and title ~ ${added}`.execute(db);
}

/** Columns of which another one keeps the folded form. */
const kept = [
  ['bank', 'name'],
  ['portal_user', 'name'],
  ['portal_user', 'email'],
  ['establishment', 'name'],
  ['operator', 'name'],
  ['grouper', 'name'],
  ['account', 'nickname'],
  ['account', 'branch'],
  ['account', 'number'],
  ['code_handover', 'person'],
] as const;
