import { z } from 'zod';
import { LEVEL } from './access';
import { isDate } from './dates';
import { IMAGE_BODY, imageUpload } from './files';
import { recordKey } from './keys';
import { NEWS } from './limits';
import { op } from './operation';
import { pageOf, pageQuery } from './paging';
import { isOneLine } from './texts';
import { versioned } from './versions';

const access = { person: { screens: ['/home', '/marketing'] } } as const;

/** HOME-05: `status` is a text, as O§3 has it. */
export const newsStatus = ['ATIVO', 'INATIVO'] as const;
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
  status: z.enum(newsStatus),
  openDate: z.string().describe("YYYY-MM-DDTHH:mm:ss on the network's clocks, when it was created"),
  modifiedDate: z.string().describe('The same, when it was changed last'),
  managed: z
    .strictObject({
      opensOn: z.string().nullable().describe('YYYY-MM-DD, the day on which an inactive one is published'),
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
  method: 'GET',
  path: '/portal/news/list',
  access,
  query: z.strictObject({
    active: z
      .boolean()
      .optional()
      .describe('false: also inactive ones, for whoever manages them; otherwise active ones alone'),
    skip: z
      .int()
      .min(0)
      .max(NEWS.homeSize)
      .optional()
      .describe('Leaves out the newest so many active ones, which stand elsewhere on the screen'),
    ...pageQuery(newsSorts),
  }),
  reply: pageOf(newsItem).describe(
    `Without size ${NEWS.homeSize} a page, with active=false ${NEWS.managementSize}`,
  ),
});

/** Additive (decisions, principle 4): what an item's own address shows. */
export const getNews = op({
  name: 'getNews',
  summary: 'One news item; an inactive one for whoever manages them',
  method: 'GET',
  path: '/portal/news/:id',
  access,
  params: z.strictObject({ id: recordKey }),
  reply: newsItem,
});

/** NEWS-08: reversed against all other entities. */
export const NEWS_STATUS = { active: 0, inactive: 1 } as const;

/** Who can be chosen as readers: every level that signs in. */
export const newsReaders = [LEVEL.provider, LEVEL.manager, LEVEL.viewer, LEVEL.specific] as const;

/**
 * NEWS-11, NEWS-14: what a person writes of an item. Its own rules are `newsProblems`, in the words of the specification; here
 * everything has its end alone.
 */
const written = z.strictObject({
  title: z.string().max(NEWS.titleLength * 2),
  text: z.string().max(NEWS.textLength * 2),
  status: z.int().describe('0 active, 1 inactive (NEWS-08)'),
  opensOn: z.string().max(10).nullish().describe('YYYY-MM-DD: an active one waits for this day (additive)'),
  endsOn: z.string().max(10).nullish().describe('YYYY-MM-DD: the last day on which it is shown (additive)'),
  profiles: z
    .array(z.literal(newsReaders))
    .min(1)
    .max(newsReaders.length)
    .nullish()
    .describe('Levels of those who see it and are told; otherwise everybody (additive)'),
});
export type WrittenNews = z.infer<typeof written>;

const image = z.string().max(200).describe('What the upload has answered as cdImage');

export const newsProblemKinds = [
  'required',
  'titleTooLong',
  'titleUnseen',
  'textTooLong',
  'status',
  'noDate',
  'past',
  'endBeforeOpening',
] as const;
export type NewsProblem = (typeof newsProblemKinds)[number];
export type NewsProblems = Partial<Record<keyof WrittenNews, NewsProblem>>;

/**
 * NEWS-11, NEWS-14: what is wrong with an item, by field; client and server ask it.
 * @param today `YYYY-MM-DD` on the network's clocks
 */
export function newsProblems(
  { title, text, status, opensOn, endsOn }: WrittenNews,
  today: string,
): NewsProblems {
  const problems: NewsProblems = {};
  const active = status === NEWS_STATUS.active;
  if (title.trim() === '') problems.title = 'required';
  else if (title.trim().length > NEWS.titleLength) problems.title = 'titleTooLong';
  else if (!isOneLine(title)) problems.title = 'titleUnseen';
  if (text.trim() === '') problems.text = 'required';
  else if (text.trim().length > NEWS.textLength) problems.text = 'textTooLong';
  if (!active && status !== NEWS_STATUS.inactive) problems.status = 'status';
  if (opensOn && !isDate(opensOn)) problems.opensOn = 'noDate';
  if (endsOn && !isDate(endsOn)) problems.endsOn = 'noDate';
  else if (endsOn && active && endsOn < today) problems.endsOn = 'past';
  else if (endsOn && opensOn && endsOn < opensOn) problems.endsOn = 'endBeforeOpening';
  return problems;
}

const manages = { person: { screens: ['/marketing'] } } as const;

/** API-39, NEWS-13: the bytes decide what is stored, and what is said of them has to be true. */
export const uploadNewsFile = op({
  name: 'uploadNewsFile',
  summary: 'Upload the picture of a news item',
  method: 'POST',
  path: '/portal/news/uploadFile/',
  access: manages,
  body: imageUpload,
  bodyLimit: IMAGE_BODY,
  creates: true,
  reply: z.strictObject({ cdImage: z.string() }),
});

/** API-40, NEWS-09. */
export const createNews = op({
  name: 'createNews',
  summary: 'Publish a news item',
  method: 'POST',
  path: '/portal/news/create',
  access: manages,
  body: written.extend({ image: image.optional() }),
  creates: true,
  reply: newsItem,
});

/** API-41, NEWS-10; `image` replaces the picture (NEWS-06). */
export const updateNews = op({
  name: 'updateNews',
  summary: 'Change a news item',
  method: 'PUT',
  path: '/portal/news/update',
  access: manages,
  body: written.extend({ id: recordKey, image: image.optional(), ...versioned }),
  reply: newsItem,
});
