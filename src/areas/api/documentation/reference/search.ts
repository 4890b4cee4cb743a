import { searchOver } from '../../../../kit/multi-select/search';
import type { ApiCall } from './document';

/** Finds calls by words of their names, paths, descriptions, parameters and fields. */
export function searchCalls(calls: readonly ApiCall[]): (typed: string) => ApiCall[] {
  return searchOver(calls, ({ name, method, path, tag, summary, description, parameters, body, responses }) =>
    [
      name,
      method,
      path,
      tag,
      summary,
      description,
      ...[...parameters, ...(body?.fields ?? []), ...responses.flatMap(({ fields }) => fields)].map(
        (field) => `${field.name} ${field.values} ${field.description}`,
      ),
    ].join('\n'),
  );
}
