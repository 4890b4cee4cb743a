import { readFileSync } from 'node:fs';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { beforeAll, describe, expect, test } from 'vitest';
import { delivered, nameOf } from '../../scripts/check-dependencies.mjs';
import { notices } from '../../scripts/notices.mjs';
import { sbom } from '../../scripts/sbom.mjs';

/* The build says which packages of others are delivered. */

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const names = delivered(packages).map(([place, { version }]) => `${nameOf(place)} ${version}`);

describe('the bill of materials', () => {
  let text: string;
  beforeAll(async () => {
    text = await sbom();
  });

  test('keeps the rules of CycloneDX', async () => {
    expect(await new Validation.JsonStrictValidator(Spec.Version.v1dot5).validate(text)).toBeNull();
    const broken = text.replace('"type": "library"', '"type": "libary"');
    expect(await new Validation.JsonStrictValidator(Spec.Version.v1dot5).validate(broken)).not.toBeNull();
  });

  test('has each delivered package with version, licence and checksum, and none of development alone', () => {
    const { components, metadata } = JSON.parse(text);
    const ofOthers = components.filter(
      ({ name }: { name: string }) => !['bank-files', 'table-files'].includes(name),
    );
    const said = ofOthers.map(({ name, version }: Record<string, string>) => `${name} ${version}`);
    expect(new Set(said)).toEqual(new Set(names));
    expect(metadata.component.name).toBe('cofre');
    expect(
      ofOthers.filter(({ hashes = [] }: { hashes?: { alg: string }[] }) => hashes[0]?.alg !== 'SHA-512'),
    ).toEqual([]);
  });

  test('is the same in two builds', async () => {
    expect(await sbom()).toBe(text);
  });
});

describe('the notices of licences', () => {
  const text = notices(packages);
  const parts = text.split(`\n${'='.repeat(80)}\n`).slice(1, -1);

  test('have each delivered package with its version, those in the files of the console among them', () => {
    expect(names).toEqual(
      expect.arrayContaining([expect.stringMatching(/^react-dom /), expect.stringMatching(/^fastify /)]),
    );
    expect(names.filter((name) => !text.includes(`\n${name} (`))).toEqual([]);
  });

  test('have a text of its licence for each of them, and the typeface of PDF files', () => {
    expect(parts.length).toBeGreaterThan(100);
    const bodies = parts.map((part) => part.trim().split('\n\n').slice(1).join('\n\n'));
    expect(bodies.filter((body) => body.length < 200)).toEqual([]);
    expect(text).toContain('SIL OPEN FONT LICENSE');
  });

  test('refuse a licence of which no text is known', () => {
    const unknown = { 'node_modules/nowhere': { version: '1.0.0', license: 'LicenseRef-Unheard' } };
    expect(() => notices(unknown)).toThrow('No text of the licence LicenseRef-Unheard is known');
  });
});
