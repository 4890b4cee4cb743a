import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiDocument } from '../../../../contract/api';
import { API_VERSION, apiVersions } from '../../../../contract/api-versions';
import {
  type ApiDocument,
  callsOf,
  eventsOf,
  problemOf,
} from '../../../../src/areas/api/documentation/reference/document';
import { openShop, type Shop } from './shop';

let shop: Shop;
let document: ApiDocument;
beforeAll(async () => {
  shop = await openShop();
  document = (await shop.portal.call(apiDocument, { token: shop.tokens.manager })).body;
});
afterAll(() => shop.close());

/** What clients rely on, a line for each call, form, parameter and field. */
const promised = () => [
  ...eventsOf(document).events.flatMap(({ type, fields }) =>
    fields.map(({ name, type: kind, values }) =>
      [`event ${type}`, name, kind, values].filter(Boolean).join(' | '),
    ),
  ),
  ...problemOf(document).map(({ name, type, values }) =>
    ['failure', name, type, values].filter(Boolean).join(' | '),
  ),
  ...callsOf(document)
    .flatMap(({ method, path, parameters, body, responses, forms }) => {
      const call = `${method} ${path}`;
      const lines = (
        place: string,
        fields: readonly { name: string; type: string; values: string; required: boolean }[],
      ) =>
        fields.map(({ name, type, values, required }) =>
          [call, place, name, type, values, required ? 'required' : 'optional'].filter(Boolean).join(' | '),
        );
      return [
        call,
        ...forms.map((form) => `${call} | answers ${form}`),
        ...(body?.mediaTypes.map((mediaType) => `${call} | takes ${mediaType}`) ?? []),
        ...lines('parameter', parameters),
        ...lines('body', body?.fields ?? []),
        ...responses.flatMap(({ status, fields }) => lines(status, fields)),
      ];
    })
    .toSorted(),
];

/** The lines of a version, as they were when it was published. */
const fileOf = (version: string) =>
  join(import.meta.dirname, '..', '..', '..', 'fixtures', 'api', `${version}.txt`);

test('API-20 the document has the newest version of the changelog, which is in order', () => {
  expect(document.info.version).toBe(API_VERSION);
  const order = apiVersions.map(({ version }) => version.split('.').map(Number));
  expect(order).toEqual(
    order.toSorted((one, other) => other.map((part, at) => part - (one[at] ?? 0)).find((d) => d !== 0) ?? 0),
  );
  for (const { date, changes } of apiVersions) {
    expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(changes.length).toBeGreaterThan(0);
  }
});

test('API-20 calls and fields are those of that version: a change needs a new entry and a new list', () => {
  const file = fileOf(API_VERSION);
  expect(existsSync(file), `${file} is to hold\n${promised().join('\n')}`).toBe(true);
  expect(promised()).toEqual(readFileSync(file, 'utf8').trimEnd().split('\n'));
});

test('API-20 the path of all calls but those before a token has the first number of the version', () => {
  const [major] = API_VERSION.split('.');
  for (const { path, name } of callsOf(document)) {
    expect(
      path.startsWith(`/api/v${major}/`) || ['issueToken', 'authorizationServer'].includes(name),
      path,
    ).toBe(true);
  }
});
