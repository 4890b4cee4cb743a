/** A test by its file and its title, as both are written. */
interface TestEvidence {
  readonly file: string;
  readonly title: string;
}

/** A part of a page by its heading. */
interface PageEvidence {
  readonly page: string;
  readonly heading: string;
}

type Evidence = TestEvidence | PageEvidence;

/** A requirement of OWASP ASVS 5.0 and how it stands here. `subject` is ours: the standard has its own sentences. */
export interface Row {
  /** Without its V: `1.2.1`. */
  readonly id: string;
  readonly level: 1 | 2;
  readonly subject: string;
  readonly state:
    | { readonly met: readonly [Evidence, ...Evidence[]]; readonly note?: string }
    | { readonly notApplicable: string }
    | { readonly open: string };
}

/** Held by what is named. */
export const met = (
  id: string,
  level: Row['level'],
  subject: string,
  ...evidence: [Evidence, ...Evidence[]]
): Row => ({ id, level, subject, state: { met: evidence } });

/** Held under a condition, or in a way, that has to be said. */
export const metSo = (
  id: string,
  level: Row['level'],
  subject: string,
  note: string,
  ...evidence: [Evidence, ...Evidence[]]
): Row => ({ id, level, subject, state: { met: evidence, note } });

/** About something that is not here. */
export const none = (id: string, level: Row['level'], subject: string, why: string): Row => ({
  id,
  level,
  subject,
  state: { notApplicable: why },
});

/** Not held, or not by anything that could be named. */
export const open = (id: string, level: Row['level'], subject: string, missing: string): Row => ({
  id,
  level,
  subject,
  state: { open: missing },
});

/** @param file below `tests/`, or the whole path of one of a package */
export const test = (file: string, title: string): TestEvidence => ({
  file: file.startsWith('packages/') ? file : `tests/${file}`,
  title,
});

/** @param page below `docs/` */
export const page = (page: string, heading: string): PageEvidence => ({ page: `docs/${page}`, heading });
