import { listAccounts } from '../contract/accounts';
import { listCodeRequests } from '../contract/code-requests';
import { listAssociators } from '../contract/groupers';
import { PAGE } from '../contract/limits';
import { listOperatorCodes } from '../contract/operator-codes';
import { LISTED_ECS } from '../contract/users';
import { copyForExpert, type ExpertQuery, expertPage } from './support/expert';
import { type ComparedPage, comparedPage, comparePages } from './support/pages';
import type { Finding } from './support/report';
import { fillResources } from './support/resources';
import type { Stage } from './support/stage';

/** A list: its call, what an expert makes of its table, and what is asked of both. */
interface List {
  what: string;
  path: string;
  table: string;
  columns: string;
  indexes: readonly string[];
  pages: Record<string, [query: object, expert: ExpertQuery]>;
}

const SHOP = '900007';
const clock = (column: string) =>
  `to_char(${column} at time zone 'America/Sao_Paulo', 'YYYY-MM-DD"T"HH24:MI:SS')`;
const shopName = '(select name from establishment where code = t.establishment_code)';
const like = (column: string, text: string) => ({ where: `${column} like $1`, values: [`%${text}%`] });
const byName = (word: string) => ({ ...like('name_folded', word), order: 'name_folded, id' });

const shopsOf = (table: string, key: string) => ({
  count: `(select count(*) from ${table} where ${key} = t.id) as "ecsTotal"`,
  list: `(select coalesce(json_agg(json_build_object('id', id, 'nomeFantasia', name) order by name_folded, id), '[]')
    from (select e.code as id, e.name, e.name_folded from ${table} join establishment e on e.code = establishment_code
      where ${key} = t.id order by e.name_folded, e.code limit ${LISTED_ECS}) as held)`,
});
const accountShops = shopsOf('account_establishment', 'account_id');
const grouperShops = shopsOf('grouper_establishment', 'grouper_id');
const inShop = (table: string, key: string) =>
  `id in (select ${key} from ${table} where establishment_code = '${SHOP}')`;

/** What is asked of each list of so many rows. */
const lists = (rows: number): readonly List[] => {
  const rare = String(Math.round(rows * 0.7) + 1);
  const middle = { page: Math.round(rows / PAGE.size / 2) };
  const offset = middle.page * PAGE.size;
  return [
    {
      what: 'operator codes',
      path: listOperatorCodes.path,
      table: 'operator',
      columns: `id as "operatorCodeId", establishment_code as ec, ${shopName} as nomefantasia, name,
        code_tail as numerocartao, active as status, ${clock('started_at')} as inicio, ${clock('ended_at')} as fim, version,
        (select to_char(last_used_at, 'YYYY-MM-DD"T"HH24:MI:SS') from operator_use where operator_id = t.id) as "ultimoUso"`,
      indexes: [
        '(name_folded, id)',
        '(establishment_code, name_folded, id)',
        '(code_tail, name_folded, id)',
        'using gin (name_folded gin_trgm_ops)',
      ],
      pages: {
        'the first page': [{}, { where: 'true', order: 'name_folded, id' }],
        'a rare name': [{ name: rare }, byName(rare)],
        'a common name': [{ name: 'prado' }, byName('prado')],
        'an establishment': [
          { ec: [SHOP] },
          { where: `establishment_code = '${SHOP}'`, order: 'name_folded, id' },
        ],
        'the last three digits': [{ code: '123' }, { where: "code_tail = '123'", order: 'name_folded, id' }],
        'in the middle of all': [middle, { where: 'true', order: 'name_folded, id', offset }],
      },
    },
    {
      what: 'requested codes',
      path: listCodeRequests.path,
      table: 'code_request',
      columns: `id, ${clock('requested_at')} as "dataSolicitacao", establishment_code as ec, ${shopName} as "nomeFantasia",
        quantity as quantidade, (select coalesce(json_agg(code_tail order by id), '[]') from operator
          where code_request_id = t.id) as cartoes, status,
        (select name from portal_user where id = t.requested_by) as solicitante, ${clock('acknowledged_at')} as "dataRecebimento",
        floor(extract(epoch from acknowledged_at - requested_at) / 60)::int as minutos`,
      indexes: ['(requested_at, id)', '(establishment_code, requested_at, id)'],
      pages: {
        'the first page': [{ status: 1 }, { where: 'status = 1', order: 'requested_at desc, id desc' }],
        'an establishment': [
          { ec: [SHOP] },
          { where: `establishment_code = '${SHOP}'`, order: 'requested_at desc, id desc' },
        ],
        'a day': [
          { init: '2026-01-02 00:00:00', end: '2026-01-02 23:59:59' },
          {
            where: "requested_at >= '2026-01-02 00:00-03' and requested_at < '2026-01-03 00:00-03'",
            order: 'requested_at desc, id desc',
          },
        ],
        'in the middle of all': [
          { status: 1, ...middle },
          { where: 'status = 1', order: 'requested_at desc, id desc', offset },
        ],
      },
    },
    {
      what: 'accounts',
      path: listAccounts.path,
      table: 'account',
      columns: `id, nickname as apelido, (select name from bank where code = t.bank_code) as banco,
        bank_code as "codigoBancario", branch as "numeroAgencia", number as "numeroConta", active as ativo, version,
        ${accountShops.count}, ${accountShops.list} as "contaEcs"`,
      indexes: [
        '(nickname_folded, id)',
        'using gin (nickname_folded gin_trgm_ops)',
        'using gin (number_plain gin_trgm_ops)',
      ],
      pages: {
        'the first page': [{}, { where: 'true', order: 'nickname_folded, id' }],
        'a rare name': [
          { apelido: rare },
          { ...like('nickname_folded', rare), order: 'nickname_folded, id' },
        ],
        'an establishment': [
          { ecs: [SHOP] },
          { where: inShop('account_establishment', 'account_id'), order: 'nickname_folded, id' },
        ],
        'a part of the number': [
          { conta: rare },
          { ...like('number_plain', rare), order: 'nickname_folded, id' },
        ],
        'in the middle of all': [middle, { where: 'true', order: 'nickname_folded, id', offset }],
      },
    },
    {
      what: 'groupers',
      path: listAssociators.path,
      table: 'grouper',
      columns: `id, name as nome, active as ativo, version, ${grouperShops.count}, ${grouperShops.list} as ecs`,
      indexes: ['(name_folded, id)', 'using gin (name_folded gin_trgm_ops)'],
      pages: {
        'the first page': [{ filtering: true }, { where: 'true', order: 'name_folded, id' }],
        'a rare name': [{ filtering: true, ecAssociatorName: rare }, byName(rare)],
        'an establishment': [
          { filtering: true, ec: [SHOP] },
          { where: inShop('grouper_establishment', 'grouper_id'), order: 'name_folded, id' },
        ],
        'in the middle of all': [
          { filtering: true, ...middle },
          { where: 'true', order: 'name_folded, id', offset },
        ],
      },
    },
  ];
};

/** Pages of operator codes, requested codes, accounts and groupers with their totals, against what an expert writes. */
export async function resources(stage: Stage): Promise<Finding[]> {
  const server = await stage.network(0);
  await fillResources(server.databaseUrl, stage.sizes.resources);
  const pages: ComparedPage[] = [];
  for (const { what, path, table, columns, indexes, pages: asked } of lists(stage.sizes.resources)) {
    await copyForExpert(server.databaseUrl, table, 'id', indexes);
    for (const [name, [query, expert]] of Object.entries(asked)) {
      const statement = expertPage({ table, key: 'id', columns }, expert);
      pages.push(comparedPage(`${what}, ${name}`, path, query, statement));
    }
  }
  return comparePages(stage, server, 'resources', pages);
}
