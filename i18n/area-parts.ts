import type { ScreenPath } from '../contract/access';
import type { AuditEntity } from '../contract/audit-fields';

/** A screen in words, which stand with the texts of its area. */
export type ScreenText = {
  /** Heading of the page. */
  title: string;
  /** Names it in the menu. */
  menu: string;
  /** The label of its search box, where it is a list with one. */
  search?: string;
  /** Makes a new record: in the finder, and on the button of its list unless that says `new`. */
  create?: string;
  new?: string;
  /** Imports records: in the finder, and above the page unless that says `importTitle`. */
  import?: string;
  importTitle?: string;
};

/** The screens of an area; of a variant of a language, what it says in its own way. */
export type ScreenTexts = { readonly [Path in ScreenPath]?: Partial<ScreenText> };

/** Names an area's kinds of records and their columns in the audit trail; a word of two areas stands with the trail. */
export interface TrailTexts {
  readonly entities?: { readonly [Entity in AuditEntity]?: string };
  readonly fields?: Readonly<Record<string, string>>;
}
