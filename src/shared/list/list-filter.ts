/** One thing that a list can be filtered by; `source` is its name in the kept filter and in the address. */
export interface ListFilter {
  readonly source: string;
  /** Key of its name. */
  readonly label: string;
  /** Absent: free text. */
  readonly choices?: readonly FilterChoice[];
}

export interface FilterChoice {
  readonly value: number;
  /** Key of its name. */
  readonly label: string;
}

export type FilterValues = Readonly<Record<string, unknown>>;

/** LIST-11: the two values of every status filter. */
export const statusChoices: readonly FilterChoice[] = [
  { value: 1, label: 'common.active' },
  { value: 0, label: 'common.inactive' },
];

export const yesNoChoices: readonly FilterChoice[] = [
  { value: 1, label: 'common.yes' },
  { value: 0, label: 'common.no' },
];

/** The filter without the entries that narrow nothing; what is no filter at all, as an address may hold, is empty. */
export function withoutEmpty(values: unknown): Record<string, unknown> {
  if (typeof values !== 'object' || values === null || Array.isArray(values)) return {};
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value !== null && value !== ''),
  );
}
