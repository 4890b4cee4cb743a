import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { validate } from 'dockerfile-utils';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '../../scripts/prepare.mjs';
import { inArchive } from '../../scripts/release.mjs';
import { readConfig } from '../../server/config';
import schema from './compose-spec.json' with { type: 'json' };

/*
 * The image and the example of compose, which no engine builds here: read by a linter and by the published schema
 * (compose-spec.json, of the Compose Specification, Apache-2.0), and compared with what the server is.
 */

const PLACE = join(root, 'deploy/container');
const image = readFileSync(join(PLACE, 'Containerfile'), 'utf8');

interface Service {
  environment: Record<string, string>;
  secrets: string[];
  volumes: string[];
  ports?: string[];
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  command?: string[];
}
interface Compose {
  services: Record<'database' | 'migrate' | 'cofre', Service>;
  secrets: Record<string, { file: string }>;
}
const text = readFileSync(join(PLACE, 'compose.yaml'), 'utf8');
const compose: Compose = parse(text);

let folder: string;
let secrets: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cofre-container-'));
  secrets = join(folder, 'secrets');
  execFileSync('sh', [join(PLACE, 'secrets.sh'), secrets]);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What follows a word of the file, one line each. */
const lines = (word: string) =>
  image
    .replaceAll('\\\n', '')
    .split('\n')
    .filter((line) => line.startsWith(`${word} `))
    .map((line) => line.slice(word.length + 1));

/** The variables as the server gets them, with the files of this machine. */
const variablesOf = ({ environment }: Service, more: Record<string, string> = {}) =>
  Object.fromEntries(
    Object.entries({ ...fixed, ...environment, ...more }).map(([name, value]) => [
      name,
      value
        .replace('/run/secrets', secrets)
        .replace(/\$\{SITE:[^}]*\}/, 'cofre.example.com')
        .replace(/\$\{\w+:-(\w+)\}/, '$1'),
    ]),
  );
const fixed = Object.fromEntries(
  lines('ENV').flatMap((line) => line.split(' ').map((one) => one.split('=') as [string, string])),
);

describe('the image', () => {
  test('has no fault that a linter finds, which finds one', () => {
    expect(validate(image)).toEqual([]);
    expect(validate(image.replace('EXPOSE 8080', 'EXPOSE many'))).toHaveLength(1);
  });

  test('is of one pinned Node.js, which the packages accept, and not root’s', () => {
    const from = lines('FROM').map((line) => line.split(' ')[0]);
    expect(new Set(from).size).toBe(1);
    const [, major] = /node:(\d+)\.\d+\.\d+-bookworm-slim$/.exec(from[0] ?? '') ?? [];
    expect(Number(major)).toBeGreaterThanOrEqual(20);
    expect(lines('USER')).toEqual([expect.stringMatching(/^[1-9]\d+:[1-9]\d+$/)]);
  });

  test('copies what the archive of a release has', () => {
    const copied = lines('COPY')
      .filter((line) => !line.startsWith('--from'))
      .flatMap((line) => line.split(' ').slice(0, -1));
    expect(copied.length).toBeGreaterThan(4);
    for (const path of [...copied, 'deploy/container/Containerfile'])
      expect(inArchive(path), path).toBe(true);
    expect(inArchive('src/main.tsx')).toBe(false);
  });

  test('starts the server where it says, and looks whether it lives', () => {
    expect(lines('CMD')).toEqual(['["node", "--enable-source-maps", "dist/server/main.js"]']);
    expect(lines('EXPOSE')).toEqual([fixed.PORT]);
    const [health = ''] = lines('HEALTHCHECK');
    const [program, ...args] = JSON.parse(health.slice(health.indexOf('CMD ') + 4)) as string[];
    expect(program).toBe('node');
    // Nobody listens there.
    expect(spawnSync(process.execPath, args, { env: { PORT: '1' } }).status).toBe(1);
    expect(args[1]).toContain('/healthz');
    expect(readFileSync(join(root, 'server/platform/http/health.ts'), 'utf8')).toContain(
      "app.get('/healthz'",
    );
  });
});

describe('the example of compose', () => {
  test('is what the published schema allows, which refuses another word', () => {
    const { $schema: _draft, ...own } = schema;
    const ajv = new Ajv({ strict: false, validateFormats: false });
    const check = ajv.compile(own);
    expect([check(compose), check.errors]).toEqual([true, null]);
    expect(check({ ...compose, services: { cofre: { ...compose.services.cofre, imgae: 'x' } } })).toBe(false);
  });

  test('gives the server variables that it knows, and every secret by a file', () => {
    const config = readConfig(variablesOf(compose.services.cofre));
    expect(config).toMatchObject({
      production: true,
      host: '0.0.0.0',
      port: 8080,
      dataDir: '/data',
      publicUrl: 'https://cofre.example.com',
      databaseUrl: expect.stringMatching(/^postgres:\/\/cofre:[0-9a-f]{48}@database:5432\/cofre$/),
    });
    expect(() => readConfig(variablesOf(compose.services.cofre, { PORTAL_SECRTE: 'x' }))).toThrow(
      'PORTAL_SECRTE',
    );
    expect(readConfig(variablesOf(compose.services.migrate)).databaseUrl).toContain('://cofre_owner:');
    for (const name of Object.keys(compose.services.cofre.environment))
      expect(name).not.toMatch(/(SECRET|KEY|PASSWORD|DATABASE_URL)$/);
  });

  test('asks for the secrets that are made, each once, for no other user of the machine', () => {
    const wanted = Object.values(compose.services).flatMap((service) => service.secrets);
    expect(new Set(wanted)).toEqual(new Set(Object.keys(compose.secrets)));
    expect(statSync(secrets).mode & 0o777).toBe(0o700);
    const before = Object.keys(compose.secrets).map((name) => readFileSync(join(secrets, name), 'utf8'));
    for (const text of before) expect(text.trim().length).toBeGreaterThan(31);
    execFileSync('sh', [join(PLACE, 'secrets.sh'), secrets]);
    expect(Object.keys(compose.secrets).map((name) => readFileSync(join(secrets, name), 'utf8'))).toEqual(
      before,
    );
    for (const [name, { file }] of Object.entries(compose.secrets)) expect(file).toBe(`./secrets/${name}`);
  });

  test('makes both roles with the statements of deploy/machines', () => {
    const programs = join(folder, 'programs');
    mkdirSync(programs);
    writeFileSync(join(programs, 'psql'), '#!/bin/sh\ncat\n');
    chmodSync(join(programs, 'psql'), 0o755);
    const roles = join(root, 'deploy/machines/sql/roles.sql');
    const env = { PATH: `${programs}:${process.env.PATH}`, SECRETS: secrets, ROLES: roles };
    const said = execFileSync('sh', [join(PLACE, 'roles.sh')], { env, encoding: 'utf8' });
    const given = readFileSync(join(secrets, 'owner_password'), 'utf8');
    expect(said).toContain(`alter role cofre_owner password '${given}';`);
    expect(said).not.toMatch(/@[A-Z_]+@/);
    for (const volume of compose.services.database.volumes.filter((one) => one.startsWith('.')))
      expect(existsSync(join(PLACE, volume.split(':')[0] ?? '')), volume).toBe(true);
  });

  test('leaves the server a root that is not written to, no rights of the system and one door', () => {
    const { cofre, migrate } = compose.services;
    for (const one of [cofre, migrate]) {
      expect(one).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
      expect(one.security_opt).toEqual(['no-new-privileges:true']);
    }
    expect(cofre.ports).toEqual([`127.0.0.1:${fixed.PORT}:${fixed.PORT}`]);
    expect(compose.services.database.ports).toBeUndefined();
    expect(existsSync(join(root, 'server/commands', 'migrate.ts'))).toBe(true);
    expect(migrate.command).toEqual(['node', 'dist/server/migrate.js']);
  });
});
