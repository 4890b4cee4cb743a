import type { ScreenPath, Standing } from '../../../contract/access';
import type { Place } from '../../../contract/place';
import type { Severity, TodayItem } from '../../../contract/today';
import type { MessageKey } from '../../../i18n/server';
import type { View } from '../view';

type KindIn<Key> = Key extends `today.tasks.${infer Kind}.action` ? Kind : never;
/** The kinds of tasks; each has a button in `i18n/<language>/today-replies.ts`. */
type TaskKind = KindIn<MessageKey>;

/** A record that a sentence names. */
interface Name {
  readonly name: string;
  readonly to?: Place;
}

/** A message with the words for its `%{…}`; names are joined as the language joins them. */
export interface Phrase {
  readonly key: MessageKey;
  readonly words?: Readonly<Record<string, string | number | Names>>;
}

/** The first records of all that a sentence is about. */
export interface Names {
  readonly first: readonly Name[];
  /** Of all of them. */
  readonly total: number;
}

/** Something that needs the person. */
export interface Found {
  readonly severity: Severity;
  /** Joined by commas. */
  readonly title: readonly Phrase[];
  readonly text: Phrase;
  readonly age: TodayItem['age'];
  /** The screen with exactly what the title counts. */
  readonly to: Place;
}

/** One kind of thing that can need a person, which an area brings along (`Area.today`). */
export interface Task {
  readonly kind: TaskKind;
  /** The screen on which the person acts on it; nobody is told of it who may not open that. */
  readonly screen: ScreenPath;
  /** Whom of those it concerns; absent: everybody. */
  concerns?(person: Standing): boolean;
  /** Looks with one cheap query; `null`: nothing needs the person. */
  look(looking: View): Promise<Found | null>;
}

/** Defines a task: `defineTask({ kind: 'silence', screen: '/painel-de-controle', look: … })`. */
export const defineTask = (task: Task): Task => task;
