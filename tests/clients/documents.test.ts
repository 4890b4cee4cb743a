import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectral from '@stoplight/spectral-core';
import parsers from '@stoplight/spectral-parsers';
import rulesets from '@stoplight/spectral-rulesets';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LiveShop, openLiveShop } from './live';

/* Both documents by the rules of those who read such documents for a living. */

let shop: LiveShop;
const documents = new Map<string, object>();
beforeAll(async () => {
  shop = await openLiveShop();
  documents.set('the portal', shop.portal.app.swagger());
  documents.set('the API', shop.document);
});
afterAll(() => shop.close());

/** The specification writes these addresses with a slash at their end. */
const SLASHES = [
  '/portal/bancos/',
  '/portal/news/uploadFile/',
  '/portal/reports/deposits/',
  '/portal/users/',
];

const textOf = (name: string) => JSON.stringify(documents.get(name));

describe.each([
  ['the portal', SLASHES],
  ['the API', []],
])('the document of %s', (name, slashes) => {
  test('API-20 passes the recommended rules of Redocly', async () => {
    const config = await createConfig({ extends: ['recommended-strict'] });
    const problems = await lintFromString({ source: textOf(name), config });
    expect(problems.map(({ ruleId, location }) => `${ruleId} ${location[0]?.pointer}`).toSorted()).toEqual(
      slashes.map((path) => `no-path-trailing-slash #/paths/${path.replaceAll('/', '~1')}`),
    );
  });

  test('API-20 passes the rules of Spectral for OpenAPI', async () => {
    const linter = new spectral.Spectral();
    linter.setRuleset({ extends: [rulesets.oas as spectral.RulesetDefinition] });
    const problems = await linter.run(new spectral.Document(textOf(name), parsers.Json));
    expect(problems.map(({ code, path }) => `${code} ${path.join(' ')}`).toSorted()).toEqual(
      slashes.map((path) => `path-keys-no-trailing-slash paths ${path}`),
    );
  });
});
