import {
  createOperatorCodes,
  getOperatorCode,
  listOperatorCodes,
  type OperatorCode,
  type OperatorCodeSort,
  operatorCodeSorts,
  updateOperatorCode,
} from '../../../contract/operator-codes';
import { call } from '../../portal/client';
import { type ResourceAdapter, recordsOf } from '../../portal/resource-adapter';
import { type CodeFilter, type CodeRecord, codeQuery } from './code';
import type { EditedCode } from './edited-code';
import type { CodesWish, MadeCodes } from './new-codes';

const recordOf = (code: OperatorCode): CodeRecord => ({ id: code.operatorCodeId, ...code });

/**
 * API-31 to API-33: the adapter of operator codes. A creation returns no single code, but as many as were requested.
 */
export const codeAdapter: ResourceAdapter<CodeRecord | MadeCodes, CodeFilter, OperatorCodeSort> = {
  sortable: operatorCodeSorts,
  async list({ filter, ...page }, signal) {
    const query = { ...codeQuery(filter), ...page };
    return recordsOf(await call(listOperatorCodes, { query, signal }), recordOf);
  },
  one: async (id, signal) => recordOf(await call(getOperatorCode, { params: { id: Number(id) }, signal })),
  create: async (data) => {
    const wish = data as CodesWish;
    const codes = await call(createOperatorCodes, { body: { ...wish, status: 1 } });
    return { id: wish.chave, codes };
  },
  update: async (id, data) => {
    const { ec, name, correcao, numerocartao, status, fim, version } = data as Partial<
      CodeRecord & Pick<EditedCode, 'correcao'>
    >;
    const body = {
      operatorcodeId: Number(id),
      ec,
      name,
      ...(correcao === true && { correcao }),
      numerocartao,
      status: status ? (1 as const) : (0 as const),
      // OPC-13: the end is sent only for an inactive code.
      ...(status === false && { fim }),
      version,
    };
    return recordOf(await call(updateOperatorCode, { body }));
  },
};
