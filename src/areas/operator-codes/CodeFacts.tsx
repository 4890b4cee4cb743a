import { useTranslate } from 'react-admin';
import { nameAndCode } from '../../network/establishments/name-and-code';
import { ReadOnlyField } from '../../ui/fields/ReadOnlyField';
import type { CarriedCode } from './carried';

/** OPC-11: the establishment of a code and its last characters, which are read-only. */
export function CodeFacts({ code: { ec, nomefantasia, numerocartao } }: { code: CarriedCode }) {
  const translate = useTranslate();
  return (
    <>
      <ReadOnlyField
        label={translate('operatorCodes.form.ec')}
        value={nameAndCode({ key: ec, value: nomefantasia })}
        whole
      />
      <ReadOnlyField label={translate('operatorCodes.ends')} value={numerocartao} />
    </>
  );
}
