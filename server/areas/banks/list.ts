import { sql } from 'kysely';
import { exportBanks, listBanks } from '../../../contract/banks';
import { typedText } from '../../../contract/typed-text';
import { message } from '../../../i18n/server';
import { defineList } from '../../engines/lists/define';
import { worded } from '../../engines/lists/values';
import { activeOrNot, flagged, type Shown, yesOrNo } from '../../engines/lists/words';
import { bankCalled, hasBankCode } from '../../platform/db/search-box';

/** BANK-06: the columns of a bank with the field names of the contract. */
export const bankColumns = [
  'code as codigoBancario',
  'name as nome',
  'partner as parceiro',
  'deposit_code_length as tamanhoCodigoDepositoIdentificado',
  'active as ativo',
  'version',
] as const;

/** BANK-05: whether a bank's deposits carry a code, and how long it is. */
const depositCode: Shown = (length, language) => {
  const digits = message(language, 'banks.digits', { smart_count: Number(length) });
  return length === '0' ? yesOrNo('false', language) : `${yesOrNo('true', language)} (${digits})`;
};

/** API-29, BANK-02: the banks, by default sorted by code. */
export const bankList = defineList(exportBanks, {
  name: 'bancos',
  title: 'banks.table',
  table: 'bank',
  key: 'code',
  keyType: 'text',
  stamped: 'banks',
  initial: 'codigoBancario,asc',
  ahead: { call: listBanks },
  fields: {
    codigoBancario: { title: 'banks.columns.codigoBancario', type: 'code', value: 'code', sort: 'code' },
    nome: { title: 'banks.columns.nome', type: 'text', value: 'name', sort: 'name_folded' },
    parceiro: worded('banks.columns.parceiro', 'partner', yesOrNo),
    tamanhoCodigoDepositoIdentificado: worded(
      'banks.columns.tamanhoCodigoDepositoIdentificado',
      'deposit_code_length',
      depositCode,
    ),
    ativo: worded('banks.columns.ativo', 'active'),
  },
  facts: {
    codigoBancario: { label: 'banks.columns.codigoBancario' },
    name: { label: 'banks.filters.name' },
    statusParceiro: { label: 'banks.filters.statusParceiro', shown: flagged(yesOrNo) },
    statusDeposito: { label: 'banks.filters.statusDeposito', shown: flagged(yesOrNo) },
    status: { label: 'banks.filters.status', shown: flagged(activeOrNot) },
  },
  matching: (db, _scope, { codigoBancario, name, statusParceiro, statusDeposito, status }) =>
    db
      .selectFrom('bank')
      .$if(codigoBancario !== undefined, (q) =>
        q.where(hasBankCode(sql.ref('code'), typedText(codigoBancario ?? ''))),
      )
      .$if(name !== undefined, (q) =>
        q.where(bankCalled(sql.ref('name_folded'), sql.ref('code'), typedText(name ?? ''))),
      )
      .$if(statusParceiro !== undefined, (q) => q.where('partner', '=', statusParceiro === 1))
      .$if(statusDeposito !== undefined, (q) =>
        q.where('deposit_code_length', statusDeposito === 1 ? '>' : '=', 0),
      )
      .$if(status !== undefined, (q) => q.where('active', '=', status === 1)),
  rows: (db) => db.selectFrom('bank').select(bankColumns),
});
