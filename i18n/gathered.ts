import type { ScreenPath } from '../contract/access';
import type { AuditEntity } from '../contract/audit-fields';
import type { Language } from '../contract/languages';
import { loadFile } from './area-file';
import type { ScreenText } from './area-parts';

/** Areas export parts of these beside their texts; a test compares the whole with the screens and records there are. */
interface Gathered {
  screens: Record<Exclude<ScreenPath, '/logout'>, ScreenText>;
  trail: { entities: Record<AuditEntity, string>; fields: Record<string, string> };
}

/**
 * Joins what all areas say of their screens, or of their records in the trail, in one language: the menu shows all of the
 * first, any history may show any of the second. The build puts the result in the place of the file that asks for it
 * (`vite.gathered.ts`), so that nobody fetches the texts of all areas for it.
 * @throws Error where two areas say something else of the same
 */
export async function gather<Part extends keyof Gathered>(
  language: Language,
  part: Part,
): Promise<Gathered[Part]> {
  const areas = Object.keys(await import('./en/own'));
  const files: { [Name in Part]?: object }[] = await Promise.all(
    areas.map((area) => loadFile(language, area)),
  );
  return files.reduce<object>((all, file) => joined(all, file[part] ?? {}), {}) as Gathered[Part];
}

function joined(one: object, other: object): object {
  const all: Record<string, unknown> = { ...one };
  for (const [key, value] of Object.entries(other) as [string, string | object][]) {
    const held = all[key];
    if (typeof held === 'string' && held !== value)
      throw new Error(`Two areas say what ${key} is called, each something else.`);
    all[key] = typeof value === 'object' ? joined(held ?? {}, value) : value;
  }
  return all;
}
