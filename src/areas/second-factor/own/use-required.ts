import type { OwnFactor } from '../../../../contract/second-factor';
import { useToday } from '../../../ui/format/use-today';

/** Tells whether the profile of the person requires a second factor today. */
export function useRequired({ rule, requiredFrom }: Pick<OwnFactor, 'rule' | 'requiredFrom'>): boolean {
  const today = useToday();
  return rule === 'required' && (requiredFrom === null || requiredFrom <= today);
}
