import { foldedText } from '../../../../contract/folded-text';
import { folded } from '../../../../contract/import-columns';
import { inOneLine, inQuotes, itemsIn } from '../../../engines/imports/items';

interface NamedGroup {
  id: number;
  name: string;
}

/** What a text of a cell names: a group, several that it could mean, or none. */
type NamedBy =
  | { kind: 'group'; group: NamedGroup /** Not by its exact name or its id. */; alike: boolean }
  | { kind: 'several' | 'none'; text: string; names: readonly string[] };

/** The groups by what a cell may say of them. */
export class GroupNames {
  readonly #exact: ReadonlyMap<string, NamedGroup>;
  readonly #byId: ReadonlyMap<string, NamedGroup>;
  /** From the form that is nearest to the name to the one that leaves out the most. */
  readonly #alike: readonly { form: (name: string) => string; groups: ReadonlyMap<string, NamedGroup[]> }[];

  constructor(groups: readonly NamedGroup[]) {
    this.#exact = new Map(groups.map((group) => [group.name, group]));
    this.#byId = new Map(groups.map((group) => [String(group.id), group]));
    this.#alike = [inOneLine, foldedText, folded].map((form) => {
      const alike = new Map<string, NamedGroup[]>();
      for (const group of groups) {
        const key = form(group.name);
        alike.set(key, [...(alike.get(key) ?? []), group]);
      }
      return { form, groups: alike };
    });
  }

  nameOf(id: number): string {
    return this.#byId.get(String(id))?.name ?? String(id);
  }

  /**
   * The groups of a cell, each by its exact name, else by its id, else by a name that differs in case, accents or
   * punctuation, where exactly one does. A text whose separators could belong to a name is refused, as nobody can
   * tell what was meant.
   */
  in(cell: string | undefined): NamedBy[] {
    const text = cell ?? '';
    const parsed = itemsIn(text, '|');
    const items = parsed.map((item) => this.#named(item));
    const whole = this.#exact.get(text);
    if (whole === undefined || items.length < 2 || parsed.every((item) => inQuotes(item) !== null))
      return items;
    const parts = items.flatMap((item) => (item.kind === 'group' ? [item.group.name] : []));
    if (parts.length < items.length) return [{ kind: 'group', group: whole, alike: false }];
    return [{ kind: 'several', text, names: [whole.name, parts.join(' + ')] }];
  }

  #named(item: string): NamedBy {
    const text = inQuotes(item) ?? item;
    const exact = this.#exact.get(text) ?? this.#exact.get(item);
    if (exact !== undefined) return { kind: 'group', group: exact, alike: false };
    const byId = this.#byId.get(text);
    for (const [index, { form, groups }] of this.#alike.entries()) {
      // An id comes before a name that only resembles it.
      if (index > 0 && byId !== undefined) return { kind: 'group', group: byId, alike: false };
      const [first, ...others] = groups.get(form(text)) ?? [];
      if (first === undefined) continue;
      if (others.length === 0) return { kind: 'group', group: first, alike: index > 0 };
      return { kind: 'several', text, names: [first, ...others].map(({ name }) => name) };
    }
    return { kind: 'none', text, names: [] };
  }
}
