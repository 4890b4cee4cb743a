import { getBank, listBanks, updateBank } from '../../../contract/banks';
import type { AppContext } from '../../platform/context';
import { readList } from '../../platform/db/replica/reading';
import { notFound } from '../../platform/errors/http-error';
import type { Serve } from '../../platform/http/serve';
import { banksPage } from './list';
import { bankColumns } from './record';
import { changeBank } from './update';

export function bankRoutes(serve: Serve, { database }: AppContext): void {
  const { db } = database;
  serve(listBanks, ({ query, principal }) =>
    readList(database, principal, (fresh) => banksPage(fresh, query)),
  );
  serve(getBank, async ({ params: { codigoBancario } }) => {
    const bank = await db
      .selectFrom('bank')
      .where('code', '=', codigoBancario)
      .select(bankColumns)
      .executeTakeFirst();
    if (bank === undefined) throw notFound();
    return bank;
  });
  serve(updateBank, ({ params, principal, body }) => changeBank(db, principal, params.codigoBancario, body));
}
