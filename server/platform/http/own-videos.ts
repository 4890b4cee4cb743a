import { readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Video } from '../../../contract/config';
import { isDate } from '../../../contract/dates';
import type { Language } from '../../../contract/languages';
import { CLIPS_KEPT } from './console';

/** Where the browser finds the files of the folder. */
const PREFIX = '/videos/own/';
const LIST = 'videos.json';

const fileName = z.string().regex(/^\w[\w-]*(\.[\w-]+)+$/, 'is no plain file name');
/** One text for all languages, or one for each. */
const words = z.string().trim().min(1);
const inLanguages = z.union([words, z.strictObject({ en: words, co: words, es: words, pt: words })]);
const list = z
  .array(
    z.strictObject({
      file: fileName,
      poster: fileName.optional(),
      captions: z
        .union([fileName, z.strictObject({ en: fileName, co: fileName, es: fileName, pt: fileName })])
        .optional(),
      title: inLanguages,
      text: inLanguages,
      date: z.string().refine(isDate, 'is not a date YYYY-MM-DD'),
    }),
  )
  .min(1, 'holds no video')
  .max(8, 'holds more than 8 videos');
type Entry = z.infer<typeof list>[number];

/** HELP-06: the videos that a deployment brings itself. */
export interface OwnVideos {
  folder: string;
  entries: readonly Entry[];
}

/**
 * Reads the folder that `PORTAL_VIDEOS` names: `videos.json`, and the files that it speaks of.
 * @throws Error with a sentence about what is wrong
 */
export function ownVideosIn(path: string): OwnVideos {
  const folder = resolve(path);
  const parsed = list.safeParse(contentOf(join(folder, LIST)));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new Error(`${LIST}, ${issue?.path.join('.') || 'the list'}: ${issue?.message}`);
  }
  const missing = parsed.data.flatMap(filesOf).filter((file) => !isFile(join(folder, file)));
  if (missing.length > 0) throw new Error(`has no ${missing.join(', ')}, which ${LIST} names`);
  return { folder, entries: parsed.data };
}

/** The entries as the console shows them. */
export function ownVideosFor({ entries }: OwnVideos, language: Language): Video[] {
  const spoken = (text: Entry['title']) => (typeof text === 'string' ? text : text[language]);
  const address = (file: string | undefined) => (file === undefined ? null : PREFIX + file);
  return entries.map(({ file, title, text, date, poster, captions }) => ({
    url: PREFIX + file,
    title: spoken(title),
    text: spoken(text),
    date,
    poster: address(poster),
    captions: address(captions === undefined ? undefined : spoken(captions)),
  }));
}

/** Serves the files that the list names and no others, in ranges where a browser asks for them. */
export async function ownVideoFiles(app: FastifyInstance, { folder, entries }: OwnVideos): Promise<void> {
  const named = new Set(entries.flatMap(filesOf).map((file) => `/${file}`));
  await app.register(fastifyStatic, {
    root: folder,
    prefix: PREFIX,
    decorateReply: false,
    index: false,
    allowedPath: (path) => named.has(path),
    setHeaders: (reply) => void reply.header('cache-control', CLIPS_KEPT),
  });
}

function filesOf({ file, poster, captions }: Entry): string[] {
  const tracks = typeof captions === 'object' ? Object.values(captions) : [captions];
  return [file, poster, ...tracks].filter((name) => name !== undefined);
}

function contentOf(path: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    throw new Error(`has no ${LIST} that can be read`);
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${LIST} is not valid JSON`);
  }
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
