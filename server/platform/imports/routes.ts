import { allowed } from '../../../contract/access';
import {
  commitImport,
  describeImport,
  type ImportResource,
  importErrors,
  importRows,
  previewImport,
} from '../../../contract/imports';
import type { Language } from '../../../contract/languages';
import { forbidden } from '../http/refusal';
import type { Serve } from '../http/serve';
import type { Portal } from '../portal';
import type { Person } from '../principal/person';
import type { Scope } from '../principal/scope';
import { commit } from './commit';
import { description } from './describe';
import { errorsFile } from './errors-file';
import { preview } from './preview';
import { rowsPage } from './rows';
import { batchOf } from './store';
import type { Importing, ImportTargets } from './target';

interface ImportCall {
  params: { resource: ImportResource };
  person: Person;
  scope: Scope;
  address: string;
  language: Language;
}

/** Imports of everything that can be imported. Who may open the screen of the records may import them. */
export function importRoutes(serve: Serve, portal: Portal, targets: ImportTargets): void {
  const { db } = portal.database;
  /** @throws Refusal 403 where the person may not open the screen of the records */
  const opened = ({ params, person, scope, address, language }: ImportCall) => {
    const target = targets[params.resource];
    if (!allowed(person, target.screen)) throw forbidden();
    const importing: Importing = { portal, person, scope, address, language };
    return { target, importing };
  };

  serve(describeImport, async (call) => {
    const { target } = opened(call);
    return description(target, call.language);
  });
  serve(previewImport, async (call) => {
    const { target, importing } = opened(call);
    return preview(db, target, call.body, importing);
  });
  serve(importRows, async (call) => {
    const { target, importing } = opened(call);
    const { id } = await batchOf(db, target, call.params.batch, importing);
    return rowsPage(db, target, id, call.query, call.language);
  });
  serve(commitImport, async (call) => {
    const { target, importing } = opened(call);
    return commit(target, call.params.batch, call.body, importing);
  });
  serve(importErrors, async (call) => {
    const { target, importing } = opened(call);
    const batch = await batchOf(db, target, call.params.batch, importing);
    return {
      name: `${target.name}.csv`,
      mediaType: 'text/csv; charset=utf-8',
      pieces: errorsFile(db, target, batch, call.language),
    };
  });
}
