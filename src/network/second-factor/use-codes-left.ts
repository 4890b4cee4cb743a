import { useTranslate } from 'react-admin';
import { useFormat } from '../../ui/format/use-format';

/** Returns a function that says how many recovery codes are left. */
export function useCodesLeft(): (count: number) => string {
  const translate = useTranslate();
  const { counted } = useFormat();
  return (count) =>
    count === 0
      ? translate('secondFactor.codes.noneLeft')
      : translate('secondFactor.codes.left', counted(count));
}
