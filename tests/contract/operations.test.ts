import { expect, test } from 'vitest';
import { z } from 'zod';
import { operations } from '../../contract';
import { screens } from '../../contract/access';
import { DOWNLOAD_TIMEOUT } from '../../contract/operation';
import { depositReport } from '../../contract/statement';
import { apiTags, portalTags } from '../../contract/tags';
import { createUser, updateUser } from '../../contract/users';
import { describedAs } from '../../server/platform/http/described';

test('every call says who may make it, and names only screens that there are', () => {
  const paths = new Set<string>(screens.map(({ path }) => path));
  for (const { name, access } of operations) {
    expect(access, name).toBeDefined();
    if (access === 'public') continue;
    expect(Object.keys(access).length, name).toBeGreaterThan(0);
    if (typeof access.person !== 'object') continue;
    expect(access.person.screens.length, name).toBeGreaterThan(0);
    for (const path of access.person.screens) expect(paths.has(path), `${name} ${path}`).toBe(true);
  }
});

test('every call is described in words of its own, which its summary does not say already', () => {
  for (const { name, summary, description } of operations) {
    expect(description.length, name).toBeGreaterThan(20);
    expect(description, name).not.toContain(summary);
  }
});

test('documents say what each group of calls is about, and of none that has no call', () => {
  const groups = operations.flatMap((operation) => describedAs(operation).tags);
  const told = Object.keys({ ...apiTags, ...portalTags });
  expect([...new Set(groups)].filter((group) => !told.includes(group))).toEqual([]);
  expect(told.filter((group) => !groups.includes(group))).toEqual([]);
});

test('names and addresses of calls are unique', () => {
  expect(new Set(operations.map(({ name }) => name)).size).toBe(operations.length);
  expect(new Set(operations.map(({ method, path }) => `${method} ${path}`)).size).toBe(operations.length);
});

test('USR-46 a call is given up after 30 seconds, a report after 120, a file without a first byte after 100', () => {
  const given = (wanted: number) => operations.filter(({ timeout }) => timeout === wanted);
  expect(given(30_000)).toEqual(expect.arrayContaining([createUser, updateUser]));
  expect(given(120_000)).toContain(depositReport);
  expect(DOWNLOAD_TIMEOUT).toEqual({ firstByte: 100_000, silence: 30_000 });
  expect(given(DOWNLOAD_TIMEOUT.firstByte).every(({ produces }) => produces !== null)).toBe(true);
  expect(given(30_000).length + given(100_000).length + given(120_000).length).toBe(operations.length);
});

test('wire schemas hold no transforms and refuse unknown keys', () => {
  for (const { name, query, body, reply } of operations) {
    for (const schema of [query, body, reply]) {
      // A transform has no JSON schema, and is refused here.
      if (schema) expect(() => z.toJSONSchema(schema), name).not.toThrow();
    }
    for (const input of [query, body]) {
      // RFC 6749, 3.2: a request for a token may contain unknown parameters, which are ignored.
      if (input instanceof z.ZodObject && !['issueToken', 'providerLogout'].includes(name))
        expect(
          input.safeParse({ unknown: 1 }).error?.issues.map(({ code }) => code),
          name,
        ).toContain('unrecognized_keys');
    }
  }
});
