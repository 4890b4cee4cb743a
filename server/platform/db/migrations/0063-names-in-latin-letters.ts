import { type Kysely, sql } from 'kysely';

/** Accents of Latin letters, and whatever takes no room: both as ranges of a regular expression. */
const ACCENTS = '\\u0300-\\u036f';
const INVISIBLE =
  '\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufffb';
const BLANKS =
  ' \\u0009-\\u000d\\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u2800\\u3000';

/**
 * Signs that people take for one another. They are replaced before NFKD, which makes blanks of some; the digits above
 * the line and the fractions get characters for private use, because NFKD would make plain digits of them.
 */
const SIGNS = {
  '´`ʹʼʻʽꞌꞋ‘’‛′՚': "'''''''''''''",
  '“”„‟″«»': '"""""""',
  '‐‑‒–—―−﹘⁃־ー一': '------------',
  '°×✖•‧・▪⁄∕‚،٭': 'oxx····//,,*',
  '➕➖❗❕❓❔': '+-!!??',
  '¹²³¼½¾': '\ue001\ue002\ue003\ue004\ue005\ue006',
} as const;
/** Letters that look like a Latin one: of other alphabets, which groups of before may have, and Latin ones without an accent to take away. */
const LOOKALIKES = {
  АВЕЅІЈКМНОРСТУХҮԚԜΑΒΕΖΗΙΚΜΝΟΡΤΥΧЗѴϹͿ: 'ABESIJKMHOPCTYXYQWABEZHIKMNOPTYX3VCJ',
  авеѕіјкмнорстухһԁԛԝүαεικνορυχγոսօɡɑзѵϲϳητ: 'abesijkmhopctyxhdqwyaeikvopuxynuoga3vcjnt',
  ØøŁłĐđÐðĦħŦŧıƗɨɄʉŊŋƏəƐɛƆɔÞþÆŒẞ: 'oollddddhhttiiiuunneeeeooppæœß',
} as const;
const SPELT = { æ: 'ae', œ: 'oe', ß: 'ss', "''''": '"' } as const;

const from = (pairs: object) => Object.keys(pairs).join('');
const to = (pairs: object) => Object.values(pairs).join('').replaceAll("'", "''");
const spelt = (text: string) =>
  Object.entries(SPELT).reduce(
    (inner, [letters, typed]) => `replace(${inner}, '${letters}', '${typed}')`,
    text,
  );

/**
 * Names of groups are compared as they look in Latin letters, which new ones consist of: strokes, ordinals, quotes,
 * dashes and points of all kinds are one each, digits above the line are none. Servers of before ask the same function.
 * Names are judged anew: the first of those that look alike is as all others are, the rest are marked until renamed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The entries of the index are of the function as it was.
  await sql`drop index grouper_name_key`.execute(db);
  await sql`create or replace function name_key(text) returns text language sql immutable strict parallel safe as ${sql.lit(`
    select btrim(regexp_replace(${spelt(`lower(translate(
      regexp_replace(normalize(translate($1, '${from(SIGNS)}', '${to(SIGNS)}'), nfkd),
        '[${ACCENTS}${INVISIBLE}]+' collate "C", '', 'g'),
      '${from(LOOKALIKES)}', '${to(LOOKALIKES)}') collate "C")`)}, '[${BLANKS}]+' collate "C", ' ', 'g'))`)}`.execute(
    db,
  );
  await sql`
    update grouper set looks_alike = case when place > 1 then grouper.id else 0 end
    from (select id, row_number() over (partition by name_key(name) order by id) as place from grouper) as named
    where named.id = grouper.id and looks_alike <> case when place > 1 then grouper.id else 0 end`.execute(
    db,
  );
  await sql`create unique index grouper_name_key on grouper (name_key(name), looks_alike)`.execute(db);
}
