import {
  type AccessEffect,
  type AffectedPerson,
  LISTED_CHANGES,
  type previewEffect,
} from '../../../contract/access-effect';
import { PAGE } from '../../../contract/limits';
import type { BodyOf } from '../../../contract/operation';
import { asPage } from '../../../contract/paging';
import { type CodeSet, sizeOf } from './code-set';
import type { Affected, Effect } from './effect';

type Wanted = Omit<BodyOf<typeof previewEffect>, 'change'>;

/** An effect as it is shown: how many gain and lose, and a page of them. */
export function describeEffect(effect: Effect, { page = 0, size = PAGE.size }: Wanted): AccessEffect {
  const { affected, fingerprint } = effect;
  const gains = affected.map(({ gained }) => sizeOf(gained));
  const losses = affected.map(({ lost }) => sizeOf(lost));
  const listed = affected.slice(page * size, (page + 1) * size).map((one) => described(effect, one));
  return {
    fingerprint,
    gaining: gains.filter((count) => count > 0).length,
    losing: losses.filter((count) => count > 0).length,
    gains: sum(gains),
    losses: sum(losses),
    people: asPage(listed, affected.length, { page, size }),
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

function described(
  effect: Effect,
  { person: { login, name, active }, gained, lost }: Affected,
): AffectedPerson {
  return {
    login,
    name,
    active,
    gains: sizeOf(gained),
    gained: firstOf(effect, gained),
    loses: sizeOf(lost),
    lost: firstOf(effect, lost),
  };
}

/** The first by name: the universe is in that order. */
function firstOf({ establishments, universe }: Effect, set: CodeSet) {
  const first: AffectedPerson['gained'] = [];
  for (const place of universe.places(set)) {
    const establishment = establishments[place];
    if (establishment !== undefined) first.push(establishment);
    if (first.length === LISTED_CHANGES) break;
  }
  return first;
}
