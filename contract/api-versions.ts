/** A version of the API, with what came with it. */
interface ApiVersion {
  /** Semantic versioning: the first number is that of the path, the second counts what is added. */
  version: string;
  /** `YYYY-MM-DD` */
  date: string;
  /** Texts of the documentation: `apiDocs.versions.changes.<key>`. */
  changes: readonly string[];
}

/**
 * The changelog of the API, the newest first. A test compares the calls of the newest with those that are served, and
 * asks for an entry here whenever a call or a field has changed (`tests/fixtures/api/`).
 */
export const apiVersions = [
  { version: '1.9.0', date: '2026-12-01', changes: ['reportCoverage', 'reportTotals'] },
  { version: '1.8.0', date: '2026-11-30', changes: ['reportReady', 'reportFiles'] },
  { version: '1.7.0', date: '2026-11-30', changes: ['closings', 'comparison', 'monthClosed'] },
  { version: '1.6.0', date: '2026-11-29', changes: ['references', 'statements', 'series'] },
  { version: '1.5.0', date: '2026-11-29', changes: ['identifiers'] },
  { version: '1.4.0', date: '2026-11-28', changes: ['keys', 'addresses'] },
  { version: '1.3.0', date: '2026-11-27', changes: ['contentTypes'] },
  {
    version: '1.2.0',
    date: '2026-11-26',
    changes: ['records', 'filters', 'delivery', 'limits', 'samples', 'named'],
  },
  { version: '1.1.0', date: '2026-11-26', changes: ['events', 'statuses', 'zone', 'compared'] },
  {
    version: '1.0.0',
    date: '2026-11-24',
    changes: ['token', 'deposits', 'reconciliation', 'files', 'webhooks'],
  },
] as const satisfies readonly [ApiVersion, ...ApiVersion[]];

/** The version in the document. */
export const API_VERSION: string = apiVersions[0].version;
