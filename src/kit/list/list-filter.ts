import type { ComponentType, ReactNode } from 'react';
import { isDate } from '../../../contract/dates';
import type { Language } from '../../../contract/languages';
import type { MultiSelectProps } from '../multi-select/multi-select-props';
import { statusWord } from '../status-word';

/**
 * A filter of a list; `source` is its name in the kept filter and in the address. Without `choices` and `Options` it
 * is a free text.
 */
export interface ListFilter {
  readonly source: string;
  /** Key of its name. */
  readonly label: string;
  /** Its name in the calls, where they call it otherwise than `source`: refusals name it so. */
  readonly wire?: string | readonly string[];
  /** Letters that a text may have; by itself 100. */
  readonly maxLength?: number;
  /** How many letters of the end are kept of what is typed or pasted. */
  readonly tail?: number;
  /** The filter is set by links alone: it has a chip and no field in the dialog. */
  readonly linked?: true;
  /** `date`: a day, kept as `YYYY-MM-DD`; `month`: a month, `YYYY-MM`. */
  readonly kind?: 'date' | 'month';
  readonly choices?: readonly FilterChoice[];
  /** Key of the text for "none is chosen"; "any" where it is absent. */
  readonly any?: string;
  /** Whether several of the choices can be made: the filter is a list of their values. */
  readonly several?: true;
  /** Fetches what can be chosen, and hands it on: the filter is a list of keys. */
  readonly Options?: OptionsSource;
  /**
   * Its field in the dialog, where that is neither text nor a choice; handed in, so that lists without such a filter
   * do not carry it.
   */
  readonly Field?: ComponentType<FilterFieldProps>;
  /** Whether a value is invalid; the `Field` says why once the person has tried to apply it. */
  readonly isWrong?: (value: unknown) => boolean;
  /** How it reads on its chip, where it is no text, choice, day or month. */
  readonly textOf?: (value: unknown, language: Language) => string;
}

/** Tells whether a filter cannot be applied with a value; its field says why. */
export function isWrongIn({ kind, isWrong }: ListFilter, value: unknown): boolean {
  return isWrong?.(value) === true || (kind === 'date' && narrows(value) && !isDate(String(value)));
}

/** The properties of the field of a filter in the dialog. */
export interface FilterFieldProps {
  filter: ListFilter;
  /** As it is kept; an address may hold anything. */
  value: unknown;
  /** `undefined` and an empty list narrow nothing. */
  onChange: (value: string | number | readonly (string | number)[] | undefined) => void;
  /** Tells whether somebody has tried to apply the filters. */
  submitted?: boolean;
}

/** `label` is the key of its name; what no catalogue has, as months, has its name as a `text`. */
export type FilterChoice = { readonly value: number | string } & (
  | { readonly label: string }
  | { readonly text: string }
);

/** How a choice reads. */
export function choiceText(choice: FilterChoice, translate: (key: string) => string): string {
  return 'text' in choice ? choice.text : translate(choice.label);
}

/** Options that come from the server. */
export interface FilterOptions
  extends Pick<MultiSelectProps, 'options' | 'names' | 'remote' | 'textOf' | 'codes'> {
  readonly loading: boolean;
  /** The key of what to say where they could not be fetched; else `null`. */
  readonly failed: string | null;
  readonly retry: () => void;
}

/** Renders what it is given with the options that it has fetched, and with the names of what is chosen. */
export type OptionsSource = ComponentType<{
  chosen: readonly string[];
  children: (options: FilterOptions) => ReactNode;
}>;

export type FilterValues = Readonly<Record<string, unknown>>;

const choicesOfStatus = (feminine: boolean): readonly FilterChoice[] => [
  { value: 1, label: statusWord(true, feminine) },
  { value: 0, label: statusWord(false, feminine) },
];

/** LIST-11: the two values of every status filter. */
export const statusChoices = choicesOfStatus(false);

/** The same of records that are named by a feminine noun. */
export const feminineStatusChoices = choicesOfStatus(true);

export const yesNoChoices: readonly FilterChoice[] = [
  { value: 1, label: 'common.yes' },
  { value: 0, label: 'common.no' },
];

/** By these names calls of lists carry what is no filter, as the page: an address could change it behind the screen. */
const RESERVED = ['page', 'size', 'sort', 'filtering', 'formato', 'periodo', 'active', 'webhook'];

/** Tells whether a list can have filters by this name. */
export const isFilterName = (name: string): boolean => !RESERVED.includes(name);

/** The entries that narrow a list, neither empty nor reserved; none where it is no object, as an address may have it. */
export function narrowing(values: unknown): Record<string, unknown> {
  if (typeof values !== 'object' || values === null || Array.isArray(values)) return {};
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => isFilterName(name) && narrows(value)),
  );
}

function narrows(value: unknown): boolean {
  return (
    value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)
  );
}

/**
 * The values of a filter that takes several. An address may contain anything: what is no list counts as one value.
 */
export function listed(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return narrows(value) ? [value] : [];
}
