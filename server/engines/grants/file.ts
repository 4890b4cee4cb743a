import type { AccessWish } from '../../../contract/access-effect';
import { message } from '../../../i18n/server';
import type { AppContext } from '../../platform/context';
import { forbidden } from '../../platform/errors/http-error';
import { personNow } from '../../platform/principal/person';
import type { ExportSource } from '../exports/source';
import type { Column, Row } from '../exports/table';
import { activeOrNot } from '../lists/words';
import type { Effect } from './effect';
import { effectOf } from './effect';
import { type AccessSources, sourceOf } from './source';

/** The kind of the tickets of such files. */
export const EFFECT_EXPORT = 'access';

/** What a ticket keeps. */
export interface EffectRequest {
  change: AccessWish;
  /** The person who has asked, because a batch belongs to its person alone. */
  personId: number;
}

const BATCH = 500;

const columns = ['name', 'login', 'status', 'change', 'code', 'establishment'] as const;

/** An effect as a file, a line for each person and establishment, as it is when the file is fetched. */
export function effectExport(context: AppContext, sources: AccessSources): ExportSource {
  return {
    title: 'effect.title',
    fileName: 'acessos',
    screens: ['/agrupadores', '/usuarios', '/visualizadores-relatorios'],
    table: async ({ request, language, read }) => {
      const { change, personId } = request as EffectRequest;
      const source = sourceOf(sources, change);
      const effect = await read(async (trx) => {
        const asking = { id: personId, address: null, language };
        const person = await personNow(trx, asking, source.screen(change));
        if (person === null) throw forbidden();
        return effectOf(trx, person.scope, await source.changeOf(trx, context, person, change));
      });
      return {
        language,
        title: message(language, 'effect.title'),
        facts: () => [],
        columns: columns.map(
          (id): Column => ({
            id,
            heading: message(language, `effect.columns.${id}`),
            type: id === 'login' || id === 'code' ? 'code' : 'text',
          }),
        ),
        batches: batches(effect, {
          gained: message(language, 'effect.gains'),
          lost: message(language, 'effect.loses'),
          status: (active) => activeOrNot(String(active), language),
        }),
        totals: () => [],
      };
    },
  };
}

interface Words {
  gained: string;
  lost: string;
  status: (active: boolean) => string;
}

async function* batches(
  { affected, establishments, universe }: Effect,
  words: Words,
): AsyncGenerator<readonly Row[]> {
  let rows: Row[] = [];
  for (const { person, gained, lost } of affected) {
    for (const [set, word] of [
      [gained, words.gained],
      [lost, words.lost],
    ] as const) {
      for (const place of universe.places(set)) {
        const { id = '', nomeFantasia = '' } = establishments[place] ?? {};
        rows.push([person.name, person.login, words.status(person.active), word, id, nomeFantasia]);
        if (rows.length < BATCH) continue;
        yield rows;
        rows = [];
      }
    }
  }
  if (rows.length > 0) yield rows;
}
