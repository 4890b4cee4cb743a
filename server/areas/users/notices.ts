import { defineNotice } from '../../engines/notices/define';

/** `by`: the administrator's name. */
interface StatusSet {
  by: string;
}
const words = ({ by }: StatusSet) => ({ by });

export const accountDeactivated = defineNotice<StatusSet>({
  kind: 'accountDeactivated',
  type: 'security',
  words,
});
export const accountReactivated = defineNotice<StatusSet>({
  kind: 'accountReactivated',
  type: 'security',
  words,
});
