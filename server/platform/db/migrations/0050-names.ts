import { type Kysely, sql } from 'kysely';

/** Accents of Latin letters, and whatever takes no room: both as ranges of a regular expression. */
const ACCENTS = '\\u0300-\\u036f';
const INVISIBLE =
  '\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0\\ufff0-\\ufffb';
const BLANKS =
  ' \\u0009-\\u000d\\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u2800\\u3000';

/** Letters of other alphabets, and signs, that look like a Latin one; NFKD has made plain ones of full-width ones. */
const LOOKALIKES = {
  АВЕЅІЈКМНОРСТУХҮԚԜΑΒΕΖΗΙΚΜΝΟΡΤΥΧ: 'ABESIJKMHOPCTYXYQWABEZHIKMNOPTYX',
  авеѕіјкмнорстухһԁԛԝүαεικνορυχγոսօıɡɑ: 'abesijkmhopctyxhdqwyaeikvopuxynuoiga',
} as const;
/** Signs that people take for one another on a keyboard: before NFKD, which makes blanks of some. */
const SIGNS = { '´`ʹʼʽ‘’‚‛′': "''''''''''", '‐‑‒–—―−﹘': '--------', '“”„‟″«»': '"""""""' } as const;

const from = (pairs: object) => Object.keys(pairs).join('');
const to = (pairs: object) => Object.values(pairs).join('');

/**
 * Texts are compared in one form. `folded` finds names whose accents are characters of their own, letters with any
 * accent, and names with unusual blanks or invisible characters. `name_key` is the same for names that people could
 * take for one another, and the unique index of groups, which give access, is on it. Groups that look alike already stay: the
 * first is as all others are, the rest are marked until they are renamed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create or replace function folded(text) returns text language sql immutable strict parallel safe as ${sql.lit(`
    select case
      when octet_length($1) = length($1) and position('  ' in $1) = 0 then lower($1 collate "C")
      else lower(regexp_replace(regexp_replace(normalize($1, nfd),
        '[${ACCENTS}${INVISIBLE}]+' collate "C", '', 'g'), '[${BLANKS}]+' collate "C", ' ', 'g') collate "C")
    end`)}`.execute(db);
  for (const [table, column, folded] of stored) {
    const [name, kept] = [sql.ref(column), sql.ref(folded)];
    await sql`update ${sql.table(table)} set ${name} = ${name} where ${kept} <> folded(${name})`.execute(db);
  }
  // An index of an expression gets a new entry only where the column itself changes.
  await sql`update news set title = title || ' ' where octet_length(title) <> length(title)`.execute(db);
  await sql`update news set title = left(title, -1) where title like '% '`.execute(db);

  await sql`create function name_key(text) returns text language sql immutable strict parallel safe as ${sql.lit(`
    select btrim(regexp_replace(lower(translate(
      regexp_replace(normalize(translate($1, '${from(SIGNS)}', '${to(SIGNS).replaceAll("'", "''")}'), nfkd),
        '[${ACCENTS}${INVISIBLE}]+' collate "C", '', 'g'),
      '${from(LOOKALIKES)}', '${to(LOOKALIKES)}') collate "C"), '[${BLANKS}]+' collate "C", ' ', 'g'))`)}`.execute(
    db,
  );
  await sql`alter table grouper add column looks_alike integer not null default 0`.execute(db);
  await sql`
    update grouper set looks_alike = id where id in (
      select id from (select id, row_number() over (partition by name_key(name) order by id) as place from grouper) as named
      where place > 1)`.execute(db);
  await sql`create unique index grouper_name_key on grouper (name_key(name), looks_alike)`.execute(db);
}

/** Columns that keep the folded form of another. */
const stored = [
  ['bank', 'name', 'name_folded'],
  ['portal_user', 'name', 'name_folded'],
  ['portal_user', 'email', 'email_folded'],
  ['establishment', 'name', 'name_folded'],
  ['operator', 'name', 'name_folded'],
  ['grouper', 'name', 'name_folded'],
  ['account', 'nickname', 'nickname_folded'],
  ['code_handover', 'person', 'person_folded'],
] as const;
