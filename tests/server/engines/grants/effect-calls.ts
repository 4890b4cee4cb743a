import {
  type AccessEffect,
  type AccessWish,
  exportEffect,
  previewEffect,
} from '../../../../contract/access-effect';
import type { TestPortal } from '../../../support/portal';
import { fetchFile, linesOf } from '../exports/statement-file';

/** An effect, by the codes of the establishments. */
export const told = ({ people }: Pick<AccessEffect, 'people'>) =>
  people.content.map(({ login, gained, lost }) => [login, gained.map(codeOf), lost.map(codeOf)]);

const codeOf = ({ id }: { id: string }) => id;

/** The calls about effects, by somebody, in English. */
export function effects(portal: TestPortal, token: string) {
  const headers = { 'accept-language': 'en' };
  const ask = (change: AccessWish, page: object = {}) =>
    portal.call(previewEffect, { token, headers, body: { change, ...page } });
  return {
    ask,
    effect: async (change: AccessWish, page: object = {}): Promise<AccessEffect> => {
      const { status, body } = await ask(change, page);
      if (status !== 200) throw new Error(JSON.stringify(body));
      return body;
    },
    file: async (change: AccessWish) => {
      const asked = await portal.call(exportEffect, { token, headers, body: { change, format: 'csv' } });
      if (asked.status !== 200) throw new Error(JSON.stringify(asked.body));
      const file = await fetchFile(portal, token, asked.body);
      const [heading, ...rows] = linesOf(file.body);
      return { heading, rows, total: asked.body.totalRows as number, headers: file.headers };
    },
  };
}
