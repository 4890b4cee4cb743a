import { listBanks } from '../contract/banks';
import { PAGE } from '../contract/limits';
import type { QueryOf } from '../contract/operation';
import { fillBanks } from './support/banks';
import { copyForExpert, type ExpertQuery, expertPage } from './support/expert';
import { comparedPage, comparePages } from './support/pages';
import type { Finding } from './support/report';
import type { Stage } from './support/stage';

type Query = QueryOf<typeof listBanks>;

const bank = {
  table: 'bank',
  key: 'code',
  columns: `code as "codigoBancario", name as nome, partner as parceiro,
    deposit_code_length as "tamanhoCodigoDepositoIdentificado", active as ativo, version`,
};
const indexes = [
  '(name_folded, code) include (active)',
  '(deposit_code_length, code) where partner and deposit_code_length > 0',
  'using gin (name_folded gin_trgm_ops)',
];

/** What is asked of the server, and of the expert. */
const pagesOver = (banks: number): Record<string, [Query, ExpertQuery]> => ({
  'the first page': [{}, { where: 'true', order: 'code' }],
  'a rare text, by code': [
    { name: rare(banks) },
    { where: 'name_folded like $1', values: [`%${rare(banks)}%`], order: 'code' },
  ],
  'name and status, by name': [
    { name: 'cooperativa', status: 1, sort: 'nome,asc' },
    { where: 'name_folded like $1 and active', values: ['%cooperativa%'], order: 'name_folded, code' },
  ],
  'two flags, by code length': [
    { statusParceiro: 1, statusDeposito: 1, sort: 'tamanhoCodigoDepositoIdentificado,desc' },
    { where: 'partner and deposit_code_length > 0', order: 'deposit_code_length desc, code desc' },
  ],
  'in the middle of all, by name': [
    { page: banks / PAGE.size / 2, sort: 'nome,desc' },
    { where: 'true', order: 'name_folded desc, code desc', offset: banks / 2 },
  ],
  'start of the code, by name': [
    { codigoBancario: '1005', sort: 'nome,asc' },
    { where: "code >= '1005' and code < '1006'", order: 'name_folded, code' },
  ],
});

/** The number at the end of one name. */
const rare = (banks: number) => String(Math.round(banks * 0.7) + 1);

/** A page of banks with its total, against what an expert writes. */
export async function list(stage: Stage): Promise<Finding[]> {
  const { banks } = stage.sizes;
  const server = await stage.network(0);
  await fillBanks(server.databaseUrl, banks);
  await copyForExpert(server.databaseUrl, bank.table, bank.key, indexes);
  const pages = Object.entries(pagesOver(banks)).map(([what, [query, expert]]) =>
    comparedPage(what, listBanks.path, query, expertPage(bank, expert)),
  );
  return comparePages(stage, server, 'list', pages);
}
