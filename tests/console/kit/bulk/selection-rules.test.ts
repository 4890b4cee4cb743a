import { expect, test } from 'vitest';
import {
  isSelected,
  NOTHING,
  onlyThese,
  type Selection,
  sizeOf,
  under,
  withThese,
} from '../../../../src/kit/list/selection';
import fc from '../../../support/fast-check';

const ids = ['1', '2', '3', '4', '5'];
const steps = fc.array(fc.record({ ids: fc.subarray(ids), selected: fc.boolean(), all: fc.boolean() }), {
  maxLength: 20,
});

test('a selection holds what was last done to each record, and counts them', () => {
  fc.assert(
    fc.property(steps, (done) => {
      const model = new Set<string>();
      let selection: Selection = NOTHING;
      for (const { ids: some, selected, all } of done) {
        if (all) {
          selection = { kind: 'all', filter: {}, except: [] };
          for (const id of ids) model.add(id);
        }
        selection = withThese(selection, some, selected);
        for (const id of some) {
          if (selected) model.add(id);
          else model.delete(id);
        }
      }
      expect(ids.filter((id) => isSelected(selection, id))).toEqual(ids.filter((id) => model.has(id)));
      expect(sizeOf(selection, ids.length)).toBe(model.size);
    }),
  );
});

test('all of a filter is nothing under another one, and chosen records stay chosen', () => {
  const all: Selection = { kind: 'all', filter: { name: 'a' }, except: ['1'] };
  expect(under(all, { name: 'a' })).toBe(all);
  expect(under(all, { name: 'b' })).toBe(NOTHING);
  const some = onlyThese(['1', '1', '2']);
  expect(under(some, { name: 'b' })).toEqual({ kind: 'some', ids: ['1', '2'] });
});
