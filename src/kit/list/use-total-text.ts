import { useListContext, useTranslate } from 'react-admin';
import { useFormat } from '../../ui/format/use-format';

/**
 * Says how many records the list has: a list that is counted up to a limit has more of them where its `meta`
 * names what comes `next`.
 */
export function useTotalText(): string {
  const translate = useTranslate();
  const { integer } = useFormat();
  const { total = 0, meta } = useListContext();
  const count = integer(total);
  return (meta as { next?: unknown } | undefined)?.next ? translate('list.moreThan', { count }) : count;
}
