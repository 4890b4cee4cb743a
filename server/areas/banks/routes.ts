import { getBank, listBanks, updateBank } from '../../../contract/banks';
import { listPage } from '../../engines/lists/routes';
import type { AppContext } from '../../platform/context';
import { notFound } from '../../platform/errors/http-error';
import type { Serve } from '../../platform/http/serve';
import { bankColumns, bankList } from './list';
import { changeBank } from './update';

export function bankRoutes(serve: Serve, context: AppContext): void {
  const { db } = context.database;
  serve(listBanks, listPage(context, bankList));
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
