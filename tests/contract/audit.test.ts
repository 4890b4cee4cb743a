import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { auditActions } from '../../contract/audit';
import { auditFields, auditKind, listChange } from '../../contract/audit-fields';
import { isAudited } from '../../contract/audited';
import { languages } from '../../contract/languages';
import { saidByNouns } from '../../contract/said-by-nouns';
import { loadCatalogue } from '../../i18n';
import {
  actionName,
  actorText,
  changeText,
  entityName,
  recordCode,
  type Speech,
} from '../../i18n/audit-words';
import * as masters from '../../server/ingest/master-data/masters';

const server = join(import.meta.dirname, '..', '..', 'server');
const sources = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => readFileSync(join(server, file), 'utf8'))
  .filter((text) => text.includes('recordChanges'));

/** The kinds of record that the server's code names as it writes into the trail. */
const written = new Set(
  sources.flatMap((text) => [...text.matchAll(/\bentity: '(\w+)'/g)].map(([, name]) => name)),
);

test('SHELL-21 every kind of record that the server writes into the trail is known', () => {
  expect(written.size).toBeGreaterThan(8);
  expect([...written].filter((entity) => entity === undefined || !(entity in auditFields))).toEqual([]);
});

test('every kind of record is told of by one noun', () => {
  const told = saidByNouns.flatMap((said) => (isAudited(said) ? Object.keys(said.audited) : []));
  expect(told.toSorted()).toEqual(Object.keys(auditFields).toSorted());
});

test('SHELL-21 every column of the master records is known', () => {
  const fields: Record<string, object> = auditFields;
  const kept = Object.values(masters).filter((value) => typeof value === 'object');
  expect(kept.length).toBe(6);
  for (const { table, key, columns, ...rest } of kept) {
    const names = [key, ...columns, ...('links' in rest ? ['establishments'] : [])];
    expect(names.filter((name) => !(name in (fields[table] ?? {})))).toEqual([]);
  }
});

describe.each(languages)('in %s', async (language) => {
  const catalogue = await loadCatalogue(language);
  /** As Polyglot does, and fails where there is no such text. */
  const say: Speech['say'] = (key) => {
    const parts = key.split('.');
    let text: unknown = catalogue;
    for (const part of parts) text = (text as Record<string, unknown> | undefined)?.[part];
    if (typeof text !== 'string') throw new Error(`There is no text ${key}`);
    return text;
  };
  const speech: Speech = { say, language, currency: 'BRL' };

  test('SHELL-21 every kind of record, column and action has its words', () => {
    for (const [entity, fields] of Object.entries(auditFields)) {
      expect(entityName(entity, speech)).not.toBe(entity);
      for (const field of Object.keys(fields)) {
        expect(changeText({ entity, key: '1' }, { field, before: null, after: null }, speech).field).not.toBe(
          field,
        );
      }
    }
    for (const action of auditActions) expect(actionName(action, speech)).not.toBe(action);
  });

  test('SHELL-21 every value that stands for a word has it', () => {
    const values: [string, string, unknown[]][] = [
      ['portal_user', 'role', [1, 2, 3, 5]],
      ['portal_user', 'specific_code', [1]],
      ['portal_user', 'active', [true, false]],
      ['portal_user', 'api_access', [true, false]],
      ['work_order', 'case_type', [0, 1]],
      ['work_order', 'status', [0, 1, 2]],
      ['code_request', 'status', [1, 2]],
      ['password', 'by', ['link', 'own session']],
      ['api_user', 'secret', ['renewed']],
      ['import', 'resource', ['usuarios', 'visualizadores-relatorios']],
      [
        'session',
        'reason',
        ['reuse of a refresh token', 'ended by the person', 'ended by an administrator', 'end of its time'],
      ],
    ];
    for (const [entity, field, all] of values) {
      const texts = all.map(
        (after) => changeText({ entity, key: '1' }, { field, before: null, after }, speech).after,
      );
      expect(texts.filter((text, index) => text === null || text === String(all[index]))).toEqual([]);
      expect(new Set(texts).size).toBe(all.length);
    }
  });

  test('SHELL-21 the parts of the system have names', () => {
    for (const actor of ['demo', 'load', 'admin:create']) {
      expect(actorText({ actor, actorName: null }, speech)).not.toBe(actor);
    }
    expect(actorText({ actor: 'another', actorName: null }, speech)).toBe('another');
    expect(actorText({ actor: '10000001', actorName: 'Ana' }, speech)).toBe('Ana');
  });
});

describe('a change in words', async () => {
  const { audit, common, screens, shell, trail } = await loadCatalogue('en');
  const words = { audit, common, screens, shell, trail };
  const say: Speech['say'] = (key, parameters = {}) => {
    const phrase = key.split('.').reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], words);
    const [one = ''] = (phrase as string).split(' |||| ');
    return one.replaceAll(/%\{(\w+)\}/g, (_all, name: string) => String(parameters[name]));
  };
  const text = (
    entity: string,
    field: string,
    before: unknown,
    after: unknown,
    names?: Record<string, string>,
  ) =>
    changeText(
      { entity, key: '1' },
      { field, before, after, ...(names && { names }) },
      { say, language: 'en', currency: 'USD' },
    );

  test.each<[string, string, unknown, string | null]>([
    ['portal_user', 'api_starts_on', '2026-01-02', '2 Jan 2026'],
    ['work_order', 'created_at', '2026-01-02T03:04:05', '2 Jan 2026 03:04:05'],
    ['work_order', 'disputed_amount', 1234.5, '$1,234.50'],
    ['billing', 'terminals', 12345, '12,345'],
    ['portal_user', 'login', '00000001', '00000001'],
    ['portal_user', 'role', 9, '9'],
    ['portal_user', 'role', 'toString', 'toString'],
    ['portal_user', 'api_starts_on', 'soon', 'soon'],
    ['work_order', 'created_at', 'soon', 'soon'],
    ['work_order', 'report', '', null],
    ['nothing', 'known', { a: 1 }, '{"a":1}'],
    ['toString', 'length', 7, '7'],
  ])('SHELL-23 %s.%s of %j reads %s', (entity, field, value, expected) => {
    expect(text(entity, field, null, value).after).toBe(expected);
  });

  test.each<[string, object, string]>([
    [
      'a list',
      {
        format: 'xlsx',
        sort: 'name,asc',
        columns: ['name'],
        filter: { name: 'ana', status: 0, profileAccess: [2, 3], ecs: ['0001', '0002'], ecsTotal: 1200 },
      },
      'Name: ana · Status: Inactive · Profile: Establishment administrator, Report viewer · ' +
        'Establishments: 0001, 0002, 1198 more',
    ],
    ['a selection', { filter: { statusParceiro: 1 }, ids: ['7', '9'] }, 'Partner: Yes · Selected rows: 2'],
    ['many that were left out', { filter: {}, except: ['7'], exceptTotal: 30 }, 'Excluded rows: 30'],
    [
      'the statement',
      {
        tipoDeData: 'dt',
        tsInicio: '2026-05-01 00:00:00',
        tsFim: '2026-05-02 23:59:59',
        ecs: [],
        flTotalizar: true,
      },
      'From: 1 May 2026 00:00:00 · To: 2 May 2026 23:59:59',
    ],
    [
      'the trail',
      { order: 'DESC', filter: { entity: ['bank', 'portal_user'], action: 'update', from: '2026-05-01' } },
      'Type of record: Bank, User · Action: Changed · From: 1 May 2026',
    ],
    ['no filter', { format: 'csv', filter: {}, sort: 'name,asc' }, 'Everything'],
  ])('what a file of %s was asked for with reads as words', (_what, request, expected) => {
    expect(text('export', 'request', null, request).after).toBe(expected);
  });

  test('what left the portal is called by what it was', () => {
    const speech = { say, language: 'en', currency: 'USD' } as const;
    expect(recordCode('export', 'visualizadores-relatorios', speech)).toBe('Report viewers');
    expect(recordCode('export', 'statement', speech)).toBe('Statement');
    expect(recordCode('bank', 'statement', speech)).toBe('statement');
  });

  test('keys read with the names of their records', () => {
    expect(text('terminal', 'establishment_code', '0001', '0002', { '0002': 'Mercado 2' })).toEqual({
      field: 'Establishment',
      before: '0001',
      after: '0002 Mercado 2',
    });
    expect(text('code_request', 'requested_by', null, 7, { '7': 'Ana' }).after).toBe('Ana');
  });

  test('lists read as who left and who came', () => {
    expect(
      text('grouper', 'establishments', ['0001', '0002'], ['0002', '0003'], { '0003': 'C' }).members,
    ).toEqual({
      removed: ['0001'],
      added: ['0003 C'],
    });
    expect(listChange(null, [1, 2])).toEqual({ added: [1, 2], removed: [] });
    expect(auditKind('grouper', 'no such column')).toBe('text');
  });
});
