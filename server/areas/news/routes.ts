import { allowed } from '../../../contract/access';
import { IMAGE } from '../../../contract/files';
import { getNews, listNews } from '../../../contract/news';
import { createNews, updateNews, uploadNewsFile } from '../../../contract/news-management';
import { checkImage } from '../../engines/images/check';
import { Images } from '../../engines/images/images';
import { uploadedBytes } from '../../engines/images/upload';
import type { AppContext } from '../../platform/context';
import { forbidden, notFound } from '../../platform/errors/http-error';
import type { Serve } from '../../platform/http/serve';
import type { Person } from '../../platform/principal/principal';
import { clockOf } from '../../platform/time/clock';
import { newsPage, seenBy } from './list';
import { newsColumns, newsItemOf } from './record';
import { addNews, changeNews, rulesOfNews } from './save';

const manages = (person: Person) => allowed(person, '/marketing');
const edges = [IMAGE.modalEdge, IMAGE.cardEdge];

export function newsRoutes(serve: Serve, context: AppContext): void {
  const { database, config } = context;
  const images = new Images(database, config);
  serve(listNews, async ({ query, principal }) => {
    if (query.active === false && !manages(principal)) throw forbidden('active');
    return newsPage(database.db, principal, query, clockOf(context));
  });
  serve(getNews, async ({ params, principal }) => {
    const managed = manages(principal);
    const row = await database.db
      .selectFrom('news')
      .where('id', '=', params.id)
      // People who do not manage news cannot find out that an inactive item exists.
      .$if(!managed, (q) => q.where('active', '=', true).where(seenBy(principal)))
      .select(newsColumns)
      .executeTakeFirst();
    if (row === undefined) throw notFound();
    return newsItemOf(config.timeZone, row, managed);
  });
  serve(uploadNewsFile, async ({ body, principal, signal }) => {
    const asked = { field: 'base', edges, personId: principal.id, signal };
    const image = await checkImage(uploadedBytes(body), asked);
    return { cdImage: await images.keep(image, 'news') };
  });
  serve(
    createNews,
    async ({ body, principal }) => newsItemOf(config.timeZone, await addNews(context, principal, body), true),
    ({ body }) => rulesOfNews(context, body),
  );
  serve(
    updateNews,
    async ({ body, principal }) =>
      newsItemOf(config.timeZone, await changeNews(context, principal, body), true),
    ({ body }) => rulesOfNews(context, body),
  );
}
