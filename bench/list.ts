import { listBanks } from '../contract/banks';
import { PAGE } from '../contract/limits';
import type { QueryOf } from '../contract/operation';
import { banksPage } from '../server/banks/list';
import { fillBanks } from './support/banks';
import { capturedStatement } from './support/captured';
import { comparedPage, comparePages } from './support/pages';
import type { Finding } from './support/report';
import type { Stage } from './support/stage';

type Query = QueryOf<typeof listBanks>;

const queriesOver = (banks: number): Record<string, Query> => ({
  'name and status, by name': { name: 'cooperativa', status: 1, sort: 'nome,asc' },
  'two flags, by code length': {
    statusParceiro: 1,
    statusDeposito: 1,
    sort: 'tamanhoCodigoDepositoIdentificado,desc',
  },
  'in the middle of all, by name': { page: banks / PAGE.size / 2, sort: 'nome,desc' },
  'start of the code, by name': { codigoBancario: '1005', sort: 'nome,asc' },
});

/** A page of banks with its total, against the bare statement. */
export async function list(stage: Stage): Promise<Finding[]> {
  const { banks } = stage.sizes;
  const server = await stage.network(0);
  await fillBanks(server.databaseUrl, banks);
  const pages = await Promise.all(
    Object.entries(queriesOver(banks)).map(async ([what, query]) => {
      const statement = await capturedStatement((db) => banksPage(db, query));
      return comparedPage(what, listBanks.path, query, statement);
    }),
  );
  return comparePages(stage, server, 'list', pages);
}
