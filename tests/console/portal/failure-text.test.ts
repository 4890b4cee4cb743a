import { delay, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { languages } from '../../../contract/languages';
import { op } from '../../../contract/operation';
import { loadCatalogue } from '../../../i18n';
import { call } from '../../../src/portal/client';
import { failureText } from '../../../src/portal/error';

/* Each text of ERR-02 and ERR-03 that stands for a failure, with what brings it about. */

const things = op({
  name: 'things',
  summary: 'A call for tests',
  method: 'GET',
  path: '/portal/things',
  access: 'public',
  reply: z.boolean(),
  timeout: 100,
});
const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

async function failureOf(answer: () => Response | Promise<Response>): Promise<unknown> {
  server.use(http.get('*/portal/things', answer));
  return call(things, {}).then(
    () => {
      throw new Error('It did not fail');
    },
    (error: unknown) => error,
  );
}
const refused = (status: number, message?: string) => () =>
  HttpResponse.json(message === undefined ? {} : { code: 'INTERNAL', message }, { status });
const silent = async () => {
  await delay('infinite');
  return HttpResponse.json(true);
};

const texts = {
  timeout: 'The server did not respond in time.',
  reload: 'Reload the page and try again.',
  notProcessed: 'The request could not be processed.',
  unexpected: 'Something unexpected happened. Try again.',
} as const;

test.each([
  ['ERR-03 the time of the client itself is over', silent, 'timeout'],
  ['ERR-03 the server says 504', refused(504), 'timeout'],
  ['ERR-03 there is no network', () => HttpResponse.error(), 'reload'],
  ['ERR-03 the server fails without a word', refused(500), 'reload'],
  ['ERR-03 a balancer has nobody to ask', () => HttpResponse.text('<html>', { status: 502 }), 'reload'],
  ['ERR-03 a proxy answers a page of its own', () => HttpResponse.text('<html>Welcome'), 'reload'],
  ['ERR-02 the server refuses without a word', refused(409), 'notProcessed'],
] as const)('%s', async (_what, answer, key) => {
  expect(failureText(await failureOf(answer))).toEqual({ key: `errors.${key}` });
});

test('ERR-02 what nobody has thought of is told as unexpected', () => {
  for (const error of [new TypeError('x is not a function'), 'thrown', undefined]) {
    expect(failureText(error)).toEqual({ key: 'errors.unexpected' });
  }
});

test('ERR-02 ERR-03 the texts are these, and in each language four different ones', async () => {
  expect((await loadCatalogue('en')).errors).toMatchObject(texts);
  for (const language of languages) {
    const { errors } = await loadCatalogue(language);
    const said = (Object.keys(texts) as (keyof typeof texts)[]).map((key) => errors[key]);
    expect(new Set(said).size, language).toBe(4);
  }
});

test.each([400, 409, 500, 503, 504])(
  'ERR-01 ERR-05 what the server wrote with %i is said as it stands',
  async (status) => {
    const failure = await failureOf(refused(status, 'Saving: the disk is full.'));
    expect(failureText(failure)).toEqual({ text: 'the disk is full.' });
  },
);

test.each([
  [400, null],
  [403, null],
  [409, null],
  [500, 'r-7'],
  [503, 'r-7'],
])('ERR-05 a failure of %i has the request number %s', async (status, requestId) => {
  const failure = await failureOf(() =>
    HttpResponse.json({ message: 'No.' }, { status, headers: { 'x-request-id': 'r-7' } }),
  );
  expect(failure).toMatchObject({ status, requestId });
});
