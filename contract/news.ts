import { z } from 'zod';
import { recordKey } from './keys';
import { op } from './operation';
import { pageOf, pageQuery } from './paging';
import { tagged } from './tagged';

/** Home and marketing, LIST-10: news a page, where no size is given; and how many of them the carousel shows. */
export const NEWS = {
  homeSize: 6,
  managementSize: 5,
  highlights: 3,
  /** NEWS-06. */
  titleLength: 100,
  textLength: 4000,
} as const;

const access = { person: { screens: ['/home', '/marketing'] } } as const;

/** HOME-05: `status` is a text, as O§3 has it. */
const newsStatus = ['ATIVO', 'INATIVO'] as const;
export type NewsStatus = (typeof newsStatus)[number];

/** HOME-05. */
export const newsItem = z.strictObject({
  id: z.int(),
  title: z.string(),
  text: z.string().describe('Lines are paragraphs'),
  urlFile: z
    .string()
    .nullable()
    .describe('Name of the picture, for /portal/files/images/{file}; null where the item has none'),
  status: z
    .enum(newsStatus)
    .describe('The status that was set; the item is shown between openDate and endDate'),
  openDate: z
    .string()
    .describe(
      "YYYY-MM-DDTHH:mm:ss on the network's clocks, when it was or will be published; of one that never was, when it was created",
    ),
  modifiedDate: z.string().describe('The same, when it was changed last'),
  endDate: z.string().nullable().describe('The same, until when it is shown; null without end (additive)'),
  managed: z
    .strictObject({
      opensOn: z.string().nullable().describe('YYYY-MM-DD, the day on which one that waits is published'),
      endsOn: z.string().nullable().describe('YYYY-MM-DD, the last day on which it is shown'),
      profiles: z.array(z.int()).nullable().describe('Levels of those who see it; null for everybody'),
      version: z.int(),
    })
    .optional()
    .describe('What whoever manages news sees beside it (additive)'),
});
export type NewsItem = z.infer<typeof newsItem>;

/** What news may be sorted by (additive). */
export const newsSorts = ['openDate', 'modifiedDate', 'title', 'status'] as const;
export type NewsSort = (typeof newsSorts)[number];

/** API-09. */
export const listNews = op({
  name: 'listNews',
  summary: 'News, page by page, the newest first',
  description:
    'Everybody who is signed in sees active items; those who manage the news also see inactive ones.',
  method: 'GET',
  path: '/portal/news/list',
  access,
  query: z.strictObject({
    active: z
      .boolean()
      .optional()
      .describe('false: also those that are not shown, for whoever manages them; otherwise those that are'),
    skip: z
      .int()
      .min(0)
      .max(NEWS.homeSize)
      .optional()
      .describe('Skips this many of the newest active items, which are shown elsewhere on the screen'),
    ...pageQuery(newsSorts),
  }),
  reply: pageOf(newsItem).describe(
    `Without size ${NEWS.homeSize} a page, with active=false ${NEWS.managementSize}`,
  ),
});

/** Additive (decisions, principle 4): what an item's own address shows. */
export const getNews = op({
  name: 'getNews',
  summary: 'One news item; one that is not shown for whoever manages them',
  description: 'An inactive item is answered with 404 unless the caller manages the news.',
  method: 'GET',
  path: '/portal/news/:id',
  access,
  params: z.strictObject({ id: recordKey }),
  reply: newsItem,
});

export const newsTag = tagged({ news: 'News of the provider.' });
