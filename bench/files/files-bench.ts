import type { ExportFormat } from '../../contract/exports';
import type { Stage } from '../support/stage';
import type { Extent } from './extent';

/** Makes a file. */
export type Making = (extent: Extent, file: string) => Promise<void>;

/** The file of each form is measured at this size. */
type Extents = Readonly<Record<ExportFormat, Extent>>;

/** Every measurement of files works with these. */
export interface FilesBench {
  stage: Stage;
  server: { url: string; pid: number };
  headers: Record<string, string>;
  extents: Extents;
  exporting: Readonly<Record<ExportFormat, Making>>;
  /** Past the server, with psql. */
  copying: Making;
}
