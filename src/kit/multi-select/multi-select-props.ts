import type { Choice } from './choice';

/** Options of which perhaps only the first are there; the others are searched for as somebody types. */
interface RemoteOptions {
  /** Whether there are more than are listed. */
  readonly partial: boolean;
  readonly onTyped: (text: string) => void;
  /** All of them, for a pasted column. */
  readonly whole: () => Promise<readonly Choice[]>;
}

export interface MultiSelectProps {
  label: string;
  /** With `*` first where "all" can be chosen. */
  options: readonly Choice[];
  /** What is chosen and not among the options, with its names. */
  names?: readonly Choice[];
  remote?: RemoteOptions;
  /** Keys, in the order of choosing. */
  value: readonly string[];
  onChange: (keys: string[]) => void;
  /** How an option reads in the list; a chip shows its value alone. */
  textOf?: (option: Choice) => string;
  /** Whether keys are codes that people know: they are recognised without their leading zeros when pasted. */
  codes?: boolean;
  /** Further names by which a pasted option is recognised. */
  aliasesOf?: (option: Choice) => readonly string[];
  /** Why nothing can be chosen now; it is written under the field. */
  disabledReason?: string | undefined;
  /** What is wrong with what was chosen, in the person's language. */
  fault?: string | undefined;
  /** Is given the field that the focus goes to. */
  fieldRef?: (field: HTMLInputElement | null) => void;
  loading?: boolean;
  allText?: string;
  noneText?: string;
}

/** How an option reads where nobody says otherwise. */
export const valueOf = ({ value }: Choice) => value;
