import { LEVEL } from '../../../../contract/access';
import type { SignOnProblem, SignOnRule } from '../../../../contract/sign-on-rules';
import { newKey } from '../../../ui/new-key';

/** A rule as it is typed: what it gives is kept for every profile, so that choosing another one loses nothing. */
export interface RuleDraft extends Omit<SignOnRule, 'groups'> {
  key: string;
  /** As the keys of options are. */
  groups: readonly string[];
  /** Whether it was added just now: then its value is typed first. */
  added?: boolean;
}

/** What is wrong with a rule, in the person's language. */
export interface RuleFault {
  field: SignOnProblem['field'];
  text: string;
}

/** By the keys of the rules. */
export type RuleFaults = Readonly<Record<string, RuleFault>>;

export const draftOf = ({ groups, ...rule }: SignOnRule): RuleDraft => ({
  ...rule,
  key: newKey(),
  groups: groups.map(String),
});

/** Of the profiles the one that gives least. */
export const newDraft = (): RuleDraft => ({
  key: newKey(),
  value: '',
  profile: LEVEL.viewer,
  category: null,
  groups: [],
  added: true,
});

/** What a draft says as a rule. */
export function ruleOf({ value, profile, category, groups }: RuleDraft): SignOnRule {
  const specific = profile === LEVEL.specific;
  return {
    value: value.trim(),
    profile,
    category: specific ? category : null,
    groups: specific ? [] : groups.map(Number),
  };
}

const FIELD = /^rules\.(\d+)\.(value|groups|category)\b/;

/**
 * What the server says of rules, which it calls by their place.
 * @param drafts in the order in which they were sent
 */
export function refusedFaults(
  fields: Readonly<Record<string, string>>,
  drafts: readonly RuleDraft[],
): RuleFaults {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, text]): [string, RuleFault][] => {
      const [, place, field] = FIELD.exec(name) ?? [];
      const draft = drafts[Number(place)];
      return draft === undefined ? [] : [[draft.key, { field: field as RuleFault['field'], text }]];
    }),
  );
}
