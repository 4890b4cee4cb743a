import { delay, HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { type Language, languages } from '../../../contract/languages';
import { op } from '../../../contract/operation';
import { loadCatalogue } from '../../../i18n';
import type { Catalogue } from '../../../i18n/catalogue';
import { call } from '../../../src/portal/client';
import { failureText } from '../../../src/ui/failure/portal-error';

/* Each text of ERR-02 and ERR-03 that stands for a failure, with what brings it about. */

const things = op({
  name: 'things',
  summary: 'A call for tests',
  description: '',
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

test.each([
  ['ERR-03 the time of the client itself is over', silent, 'timeout'],
  ['ERR-03 the server says 504', refused(504), 'timeout'],
  ['ERR-03 there is no network', () => HttpResponse.error(), 'reload'],
  ['ERR-03 the server fails without a word', refused(500), 'reload'],
  ['ERR-03 a balancer has nobody to ask', () => HttpResponse.text('<html>', { status: 502 }), 'reload'],
  ['ERR-03 a proxy answers a page of its own', () => HttpResponse.text('<html>Welcome'), 'reload'],
  ['ERR-03 the server is away without a word', refused(503), 'reload'],
  ['ERR-02 the server refuses without a word', refused(409), 'notProcessed'],
  ['ERR-02 it refuses the lowest way', refused(400), 'notProcessed'],
  ['ERR-02 it refuses the highest way', refused(499), 'notProcessed'],
] as const)('%s', async (_what, answer, key) => {
  expect(failureText(await failureOf(answer))).toEqual({ key: `errors.${key}` });
});

test('ERR-02 an unforeseen failure is reported as unexpected', () => {
  for (const error of [new TypeError('x is not a function'), 'thrown', undefined]) {
    expect(failureText(error)).toEqual({ key: 'errors.unexpected' });
  }
});

const texts: Record<Language, [signIn: string, ofErrors: Partial<Catalogue['errors']>]> = {
  en: [
    'Could not sign in.',
    {
      unexpected: 'Something unexpected happened. Try again.',
      notProcessed: 'The request could not be processed.',
      canceled: 'Request canceled.',
      list: 'Error loading list!',
      filters: 'Error loading filters!',
      timeout: 'The server did not respond in time.',
      reload: 'Reload the page and try again.',
      noData: 'No data for this filter.',
    },
  ],
  co: [
    'No fue posible ingresar.',
    {
      unexpected: 'Ocurrió algo inesperado. Intente de nuevo.',
      notProcessed: 'No fue posible procesar la solicitud.',
      canceled: 'Solicitud cancelada.',
      list: '¡Error al cargar la lista!',
      filters: '¡Error al cargar los filtros!',
      timeout: 'El servidor no respondió a tiempo.',
      reload: 'Recargue la página e intente de nuevo.',
      noData: 'No hay datos para este filtro.',
    },
  ],
  es: [
    'No se pudo iniciar sesión.',
    {
      unexpected: 'Ocurrió algo inesperado. Inténtelo de nuevo.',
      notProcessed: 'No se pudo procesar la solicitud.',
      canceled: 'Solicitud cancelada.',
      list: '¡Error al cargar la lista!',
      filters: '¡Error al cargar los filtros!',
      timeout: 'El servidor no respondió a tiempo.',
      reload: 'Recargue la página e inténtelo de nuevo.',
      noData: 'No hay datos para este filtro.',
    },
  ],
  pt: [
    'Não foi possível entrar.',
    {
      unexpected: 'Algo inesperado aconteceu. Tente novamente.',
      notProcessed: 'Não foi possível processar a solicitação.',
      canceled: 'Solicitação cancelada.',
      list: 'Erro ao carregar a lista!',
      filters: 'Erro ao carregar os filtros!',
      timeout: 'O servidor não respondeu a tempo.',
      reload: 'Recarregue a página e tente novamente.',
      noData: 'Não há dados para este filtro.',
    },
  ],
};

test.each(languages)('ERR-02 ERR-03 the texts are these in %s', async (language) => {
  const { session, errors } = await loadCatalogue(language);
  const [signIn, ofErrors] = texts[language];
  expect(session.notSignedIn).toBe(signIn);
  expect(errors).toMatchObject(ofErrors);
});

test.each([400, 401, 403, 404, 409, 413, 429, 500, 503, 504])(
  'ERR-01 ERR-05 what the server wrote with %i is said as it stands, after its last colon',
  async (status) => {
    const failure = await failureOf(refused(status, 'Saving: at 12:30 the disk is full.'));
    expect(failureText(failure)).toEqual({ text: '30 the disk is full.' });
    expect(failureText(await failureOf(refused(status, 'The disk is full.')))).toEqual({
      text: 'The disk is full.',
    });
  },
);

test('ERR-01 where nothing stands after the last colon, or no text at all, the status is shown', async () => {
  for (const message of ['Saving:', ' ', '']) {
    expect(failureText(await failureOf(refused(409, message)))).toEqual({ key: 'errors.notProcessed' });
  }
  expect(failureText(await failureOf(() => HttpResponse.json('A bare: text.', { status: 409 })))).toEqual({
    text: 'text.',
  });
});

test.each([
  [400, null],
  [403, null],
  [409, null],
  [499, null],
  [500, 'r-7'],
  [503, 'r-7'],
  [504, 'r-7'],
])('ERR-05 a failure of %i has the request number %s', async (status, requestId) => {
  const failure = await failureOf(() =>
    HttpResponse.json({ message: 'No.' }, { status, headers: { 'x-request-id': 'r-7' } }),
  );
  expect(failure).toMatchObject({ status, requestId });
});
