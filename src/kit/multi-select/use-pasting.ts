import { useState } from 'react';
import { useLatest } from '../../ui/use-latest';
import { type Choice, settle } from './choice';
import { type MultiSelectProps, valueOf } from './multi-select-props';
import { isColumn, type Missing, readPasted } from './paste';

const noAliases = () => [];

/** What a paste did. */
export interface PasteOutcome {
  readonly added: number;
  /** Values whose option was chosen before. */
  readonly already: number;
  readonly missing: readonly Missing[];
}

/** Chooses all options that a pasted column names, and keeps what came of it until that is dismissed. */
export function usePasting(props: MultiSelectProps) {
  const latest = useLatest(props);
  const [outcome, setOutcome] = useState<PasteOutcome | null>(null);

  /** Returns whether the text was taken; what was not is typed into the field. */
  const take = (text: string): boolean => {
    const { options, remote } = props;
    // While there are no options, every value would be reported as unknown.
    if (options.length === 0 || !isColumn(text)) return false;
    if (remote?.partial) void remote.whole().then((all) => choose(text, all));
    else choose(text, options);
    return true;
  };
  const choose = (text: string, options: readonly Choice[]) => {
    // Much may have been chosen before all options were there.
    const { value, onChange, codes = false, textOf = valueOf, aliasesOf = noAliases } = latest.current;
    const { found, missing } = readPasted(text, options, {
      codes,
      namesOf: (option) => [option.value, textOf(option), ...aliasesOf(option)],
    });
    const chosen = new Set(value);
    const added = found.filter((key) => !chosen.has(key));
    if (added.length > 0) onChange(settle(value, [...value, ...added]));
    setOutcome({ added: added.length, already: found.length - added.length, missing });
  };

  // Once everything is cleared, "12 added" is no longer true.
  const cleared = outcome !== null && outcome.added > 0 && props.value.length === 0;
  return { outcome: cleared ? null : outcome, take, dismiss: () => setOutcome(null) };
}
