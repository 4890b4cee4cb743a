import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { nameAndCode } from '../../../network/establishments/name-and-code';
import { useNames } from '../../../network/establishments/use-names';
import { useFormat } from '../../../ui/format/use-format';

/** How many are named; the others are only counted. */
const NAMED = 3;
const NONE: readonly never[] = [];

/** Establishments by name and code, as far as their names are known. */
export function EstablishmentNames({ codes }: { codes: readonly string[] }) {
  const translate = useTranslate();
  const { counted } = useFormat();
  const first = codes.slice(0, NAMED);
  const { names } = useNames(useQueryClient(), first, NONE);
  const texts = first.map((code) => {
    const known = names.find(({ key }) => key === code);
    return known === undefined ? code : nameAndCode(known);
  });
  const others = codes.length - first.length;
  return (
    <>
      {texts.join(', ')}
      {others > 0 && ` ${translate('api.webhooks.moreEstablishments', counted(others))}`}
    </>
  );
}
