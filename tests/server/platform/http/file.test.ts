import fastify from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { op } from '../../../../contract/operation';
import { invalid } from '../../../../server/platform/errors/http-error';
import { errorHandling } from '../../../../server/platform/http/errors';
import { fileStream } from '../../../../server/platform/http/file-stream';
import { serveOn } from '../../../../server/platform/http/serve';

const file = op({
  name: 'file',
  summary: 'A file for tests',
  description: '',
  method: 'GET',
  path: '/file',
  access: 'public',
  reply: z.file(),
  produces: ['text/plain'],
});

/** A listening server that returns this file. */
async function serving(pieces: () => AsyncGenerator<Uint8Array>) {
  const app = fastify();
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('principal', null);
  errorHandling(app);
  serveOn(app, {} as never, async () => {})(file, async () => ({
    name: 'a.txt',
    mediaType: 'text/plain',
    pieces: pieces(),
  }));
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return { address: `${address}/file`, close: () => app.close() };
}

describe('a file on the wire', () => {
  test('its pieces arrive in order, under its name', async () => {
    const { address, close } = await serving(async function* () {
      yield Buffer.from('one ');
      yield Buffer.from('two');
    });
    const answer = await fetch(address);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="a.txt"');
    expect(await answer.text()).toBe('one two');
    await close();
  });

  test('a failure before the first byte is a refusal like any other', async () => {
    const { address, close } = await serving(async function* () {
      yield* [];
      throw invalid('errors.noData');
    });
    const answer = await fetch(address, { headers: { 'accept-language': 'en' } });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { code: 'VALIDATION', message: 'No data for this filter.' },
    ]);
    expect(answer.headers.get('content-disposition')).toBeNull();
    await close();
  });

  test('STMT-33 a later failure breaks the connection, so that half of a file is not taken for the whole', async () => {
    let ended = false;
    const { address, close } = await serving(async function* () {
      try {
        yield Buffer.from('half');
        throw new Error('The database has gone');
      } finally {
        ended = true;
      }
    });
    const answer = await fetch(address);
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow();
    expect(ended).toBe(true);
    await close();
  });
});

describe('the pace of the reader', () => {
  afterEach(() => vi.useRealTimers());

  /** An endless source, and whether it was stopped. */
  function endless() {
    const state = { made: 0, stopped: false };
    async function* make() {
      try {
        for (;;) {
          state.made += 1;
          yield Buffer.alloc(100_000);
        }
      } finally {
        state.stopped = true;
      }
    }
    return { state, pieces: make() };
  }

  test('nothing is made while nobody reads, and after 30 seconds of silence it ends', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { state, pieces } = endless();
    const stream = fileStream(await pieces.next(), pieces);
    const failed = new Promise<Error>((resolve) => stream.once('error', resolve));
    const taken = stream[Symbol.asyncIterator]();
    for (let count = 0; count < 5; count += 1) {
      await taken.next();
      vi.advanceTimersByTime(29_000);
    }
    expect(state.made).toBeLessThan(9);
    expect(state.stopped).toBe(false);
    vi.advanceTimersByTime(1_001);
    expect((await failed).name).toBe('ReaderStalled');
    expect(state.stopped).toBe(true);
  });

  test('an hour is enough for any file', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { state, pieces } = endless();
    const stream = fileStream(await pieces.next(), pieces);
    const failed = new Promise<Error>((resolve) => stream.once('error', resolve));
    const taken = stream[Symbol.asyncIterator]();
    for (let second = 0; second < 3600; second += 20) {
      await taken.next();
      vi.advanceTimersByTime(20_000);
    }
    expect((await failed).name).toBe('ReaderStalled');
    expect(state.stopped).toBe(true);
  });

  test('a file that is abandoned before the first read is stopped', async () => {
    const { state, pieces } = endless();
    const stream = fileStream(await pieces.next(), pieces);
    stream.destroy();
    await new Promise((resolve) => stream.once('close', resolve));
    expect(state).toEqual({ made: 1, stopped: true });
  });
});
