import { allowed } from '../../../contract/access';
import { getNews, listNews } from '../../../contract/news';
import type { AppContext } from '../../platform/context';
import { forbidden, notFound } from '../../platform/http/http-error';
import type { Serve } from '../../platform/http/serve';
import type { Person } from '../../platform/principal/principal';
import { newsPage } from './list';
import { newsColumns, newsItemOf } from './record';

const manages = (person: Person) => allowed(person, '/marketing');

export function newsRoutes(serve: Serve, context: AppContext): void {
  const { database, config } = context;
  serve(listNews, async ({ query, principal }) => {
    if (query.active === false && !manages(principal)) throw forbidden();
    return newsPage(context, query);
  });
  serve(getNews, async ({ params, principal }) => {
    const row = await database.db
      .selectFrom('news')
      .where('id', '=', params.id)
      .select(newsColumns)
      .executeTakeFirst();
    // Whoever does not manage news does not learn that there was one.
    if (row === undefined || !(row.active || manages(principal))) throw notFound();
    return newsItemOf(config.timeZone, row);
  });
}
