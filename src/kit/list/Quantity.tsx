import { useFormat } from '../../ui/format/use-format';

/** Shows a number as it is written in the person's language. */
export function Quantity({ value }: { value: number }) {
  return useFormat().integer(value);
}
