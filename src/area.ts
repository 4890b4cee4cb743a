import type { SvgIconComponent } from '@mui/icons-material';
import type { ComponentType } from 'react';
import type { ResourceProps } from 'react-admin';
import { type ScreenPath, screenAt } from '../contract/access';
import type { finder } from '../i18n/en/own/finder';
import type { AnyAdapter, LazyAdapter } from './portal/resource-adapter';

/** Something that people do on a screen, which the finder offers by its name. */
interface AreaAction {
  /** The key of its name in `finder.actions`. */
  text: keyof (typeof finder)['actions'];
  /** The address where it is done. */
  to: string;
}

/** A page that shows no entity: home, the statement, help. It becomes a custom route of react-admin. */
export interface PageArea {
  path: ScreenPath;
  icon: SvgIconComponent;
  Content: ComponentType;
  /** It has addresses of its own below the screen's: dialogs over it, or tabs. */
  nested?: true;
  /** It has neither frame nor guard. */
  bare?: true;
  actions?: readonly AreaAction[];
}

/**
 * An entity. It is spread into react-admin's `<Resource>`; create and edit get the addresses of the specification
 * (routes.tsx).
 */
export interface ResourceArea
  extends Pick<ResourceProps, 'icon' | 'options' | 'recordRepresentation' | 'children'> {
  /** The address of its screen, or of the tab of a page that shows it, without the slash at the beginning. */
  name: string;
  /** Absent: it has no screen, and other pages read it. */
  list?: ComponentType;
  create?: ComponentType;
  edit?: ComponentType;
  /** The page that imports its records. */
  imports?: ComponentType;
  /** Create and edit are dialogs over the list, which stays. */
  dialogs?: true;
  /** How it travels; fetched with its list where no other page reads it. */
  adapter: AnyAdapter | LazyAdapter;
}

/** What the console is made of, one folder of `areas/` each. `areas.ts` lists them. */
export type Area = PageArea | ResourceArea;

export const isResource = (area: Area): area is ResourceArea => 'adapter' in area;

/** The address of an area's screen; `undefined` where it has none. */
export function screenOf(area: Area): ScreenPath | undefined {
  if (!isResource(area)) return area.path;
  return area.list === undefined ? undefined : screenAt(`/${area.name}`)?.path;
}
