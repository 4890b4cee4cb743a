import { afterAll, expect, test } from 'vitest';
import { listNews } from '../../../../../contract/news';
import { listEcs } from '../../../../../contract/user-options';
import { migrate } from '../../../../../server/network/rollups/migrate';
import { type Database, openPostgres } from '../../../../../server/platform/db/open';
import { emptyDatabase } from '../../../../support/databases';
import { addNetwork, addUser } from '../../../../support/network';
import { testPortal } from '../../../../support/portal';

/* Clusters sort texts by a language of their own. */

const opened: Database[] = [];
afterAll(() => Promise.all(opened.map((database) => database.close())));

/** As signs, digits and letters stand in the alphabet C; other languages have the sign first, or do not look at it. */
const NAMES = ['loja1', 'Loja_1', 'loja_a', 'LOJAB'];

/** News and groups by name, of a database made `how`. */
async function ordersOf(how: string) {
  const database = openPostgres(await emptyDatabase(how), () => {});
  opened.push(database);
  const { db } = database;
  await migrate(db);
  await addNetwork(db);
  await db.deleteFrom('grouper_establishment').execute();
  await db.deleteFrom('grouper').execute();
  const backwards = NAMES.toReversed();
  await db
    .insertInto('grouper')
    .values(backwards.map((name, index) => ({ id: index + 1, name })))
    .execute();
  await db
    .insertInto('grouper_establishment')
    .values(backwards.map((_, index) => ({ grouper_id: index + 1, establishment_code: '0001' })))
    .execute();
  await db
    .insertInto('news')
    .values(
      backwards.map((title, index) => ({
        id: index + 1,
        title,
        text: title,
        image: null,
        active: true,
        opened_at: new Date('2026-11-19T12:00:00Z'),
        modified_at: new Date('2026-11-19T12:00:00Z'),
      })),
    )
    .execute();
  await addUser(db, { login: '10000001', role: 1 });
  await addUser(db, { login: '20000002', role: 2, groups: [1, 2, 3, 4] });
  const portal = await testPortal(database);
  const administrator = (await portal.signIn('10000001')).token;
  const manager = (await portal.signIn('20000002')).token;
  const news = await portal.call(listNews, {
    token: administrator,
    query: { active: false, sort: 'title,asc' },
  });
  const groups = await portal.call(listEcs, { token: manager });
  await portal.app.close();
  return {
    news: news.body.content.map(({ title }: { title: string }) => title),
    groups: groups.body[0].agrupador,
  };
}

test.each(['template1', "template0 locale_provider icu icu_locale 'pt-BR'"])(
  'news and groups have one order in a database of %s',
  async (how) => {
    expect(await ordersOf(how)).toEqual({ news: NAMES, groups: NAMES.join(', ') });
  },
);
