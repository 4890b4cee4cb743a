import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getConfig, type Video } from '../../../../contract/config';
import { type Language, languages, localeOf } from '../../../../contract/languages';
import { readConfig } from '../../../../server/config';
import { ConfigError } from '../../../../server/platform/config';
import type { Database } from '../../../../server/platform/db/open';
import { fillConsoleFolder } from '../../../support/console-folder';
import { freshDatabase } from '../../../support/databases';
import { type TestPortal, testPortal } from '../../../support/portal';

const clips = join(import.meta.dirname, '..', '..', '..', '..', 'public', 'videos');
const folder = mkdtempSync(join(tmpdir(), 'cofre-videos-'));
const own = join(folder, 'own');
const built = join(folder, 'console');

const tour = {
  file: 'tour.mp4',
  poster: 'tour.jpg',
  captions: { en: 'tour.en.vtt', co: 'tour.vtt', es: 'tour.vtt', pt: 'tour.vtt' },
  title: { en: 'The new depot', co: 'El nuevo depósito', es: 'El nuevo almacén', pt: 'O novo depósito' },
  text: 'Cofre Norte',
  date: '2026-11-20',
};
const listed = (entries: unknown) => writeFileSync(join(own, 'videos.json'), JSON.stringify(entries));

let database: Database;
let portal: TestPortal;
beforeAll(async () => {
  mkdirSync(own);
  listed([tour]);
  for (const name of ['tour.mp4', 'tour.jpg', 'tour.en.vtt', 'tour.vtt', 'secret.txt']) {
    writeFileSync(join(own, name), '0123456789');
  }
  mkdirSync(built);
  fillConsoleFolder(built, '<title>console</title>');
  cpSync(clips, join(built, 'videos'), { recursive: true });
  database = await freshDatabase();
  portal = await testPortal(database, { PORTAL_VIDEOS: own }, { consoleFolder: built });
});
afterAll(async () => {
  await portal.app.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const videosIn = async (app: TestPortal, language: Language): Promise<Video[]> =>
  (await app.call(getConfig, { headers: { 'accept-language': localeOf[language] } })).body.videos;

describe.each(languages)('in %s', (language) => {
  test('HELP-06 there are four clips, each with title, text, date, and existing picture and captions', async () => {
    const plain = await testPortal(database);
    const videos = await videosIn(plain, language);
    await plain.app.close();
    expect(videos.map(({ url }) => url)).toEqual([
      `/videos/sign-in.${language}.mp4`,
      `/videos/statement.${language}.mp4`,
      `/videos/export.${language}.mp4`,
      `/videos/finder.${language}.mp4`,
    ]);
    for (const { url, title, text, date, poster, captions } of videos) {
      expect([title.length > 5, text.length > 20, /^2026-\d\d-\d\d$/.test(date)]).toEqual([true, true, true]);
      for (const file of [url, poster, captions]) {
        expect(readdirSync(clips)).toContain(String(file).slice('/videos/'.length));
      }
      const cues = readFileSync(join(clips, String(captions).slice('/videos/'.length)), 'utf8');
      expect(cues).toMatch(/^WEBVTT\n\n00:00:00\.\d{3} --> 00:00:0\d\.\d{3}/);
    }
  });

  test('HELP-06 a fifth one is shown if the deployment has it', async () => {
    const videos = await videosIn(portal, language);
    expect(videos).toHaveLength(5);
    expect(videos[4]).toEqual({
      url: '/videos/own/tour.mp4',
      title: tour.title[language],
      text: 'Cofre Norte',
      date: '2026-11-20',
      poster: '/videos/own/tour.jpg',
      captions: `/videos/own/${tour.captions[language]}`,
    });
  });
});

test('HELP-06 the clips are small videos that every browser plays', () => {
  for (const name of readdirSync(clips).filter((file) => file.endsWith('.mp4'))) {
    const content = readFileSync(join(clips, name));
    expect([name, content.length < 400_000, content.subarray(4, 8).toString()]).toEqual([name, true, 'ftyp']);
    // They are H.264, with the index before the frames.
    expect([name, content.includes('avc1')]).toEqual([name, true]);
    expect(content.indexOf('moov')).toBeLessThan(content.indexOf('mdat'));
  }
});

describe.each([
  ['a clip of the project', '/videos/finder.pt.mp4', () => readFileSync(join(clips, 'finder.pt.mp4'))],
  ['a video of the deployment', '/videos/own/tour.mp4', () => readFileSync(join(own, 'tour.mp4'))],
] as const)('%s', (_what, url, content) => {
  const get = (headers: Record<string, string> = {}) => portal.app.inject({ url, headers });

  test('HELP-06 is sent completely, and not again to a client that has it', async () => {
    const whole = await get();
    expect([whole.statusCode, whole.headers['content-type']]).toEqual([200, 'video/mp4']);
    expect(whole.rawPayload.equals(content())).toBe(true);
    expect(whole.headers).toMatchObject({
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=86400',
      'content-security-policy': expect.stringContaining("media-src 'self'"),
    });
    const again = await get({ 'if-none-match': String(whole.headers.etag) });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  test('HELP-06 is sent in ranges: 206 with the requested one, 416 beyond its end', async () => {
    const { length } = content();
    for (const [range, from, to] of [
      ['bytes=2-5', 2, 5],
      ['bytes=4-', 4, length - 1],
      ['bytes=-3', length - 3, length - 1],
    ] as const) {
      const part = await get({ range });
      expect([range, part.statusCode, part.headers['content-range']]).toEqual([
        range,
        206,
        `bytes ${from}-${to}/${length}`,
      ]);
      expect(part.rawPayload.equals(content().subarray(from, to + 1))).toBe(true);
    }
    const beyond = await get({ range: `bytes=${length}-` });
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${length}`]);
  });
});

test('HELP-06 a missing video is 404, and so is one that is not in the list', async () => {
  for (const url of [
    '/videos/gone.mp4',
    '/videos/own/gone.mp4',
    '/videos/own/secret.txt',
    '/videos/own/videos.json',
    '/videos/own/..%2Fconsole%2Findex.html',
  ]) {
    const { statusCode, headers } = await portal.app.inject({ url });
    expect([url, statusCode, headers['content-type']]).toEqual([url, 404, 'application/json; charset=utf-8']);
  }
});

describe('a wrong PORTAL_VIDEOS', () => {
  test.each<[string, unknown, string]>([
    ['no list', null, 'has no videos.json that can be read'],
    ['no JSON', '{', 'videos.json is not valid JSON'],
    ['an empty list', [], 'holds no video'],
    ['an entry without a title', [{ ...tour, title: '' }], 'videos.json, 0.title'],
    ['a date that is none', [{ ...tour, date: '2026-02-30' }], '0.date: is not a date'],
    ['a file outside', [{ ...tour, file: '../tour.mp4' }], '0.file: is no plain file name'],
    ['a file that is not there', [{ ...tour, file: 'gone.mp4' }], 'has no gone.mp4, which videos.json names'],
  ])('HELP-06 %s stops the start with a message', (_what, content, sentence) => {
    const wrong = mkdtempSync(join(folder, 'wrong-'));
    for (const name of ['tour.mp4', 'tour.jpg', 'tour.en.vtt', 'tour.vtt']) {
      writeFileSync(join(wrong, name), '0');
    }
    if (content !== null) {
      const text = typeof content === 'string' ? content : JSON.stringify(content);
      writeFileSync(join(wrong, 'videos.json'), text);
    }
    expect(statSync(wrong).isDirectory()).toBe(true);
    expect(() => readConfig({ PORTAL_VIDEOS: wrong })).toThrow(ConfigError);
    expect(() => readConfig({ PORTAL_VIDEOS: wrong })).toThrow(sentence);
    expect(() => readConfig({ PORTAL_VIDEOS: wrong })).toThrow(`PORTAL_VIDEOS is "${wrong}"`);
  });
});
