import { type ScreenPath, seesAll } from '../../../contract/access';
import type { Person } from './principal';
import { EVERYTHING, type Scope } from './scope';

/**
 * Whose data a person sees on a screen: those of its own scope, and a specific user on the screens of its code
 * everything (SES-14).
 */
export const scopeOn = (person: Person, screen: ScreenPath): Scope =>
  seesAll(person, screen) ? EVERYTHING : person.scope;
