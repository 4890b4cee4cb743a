import { useTranslate } from 'react-admin';
import { ReadOnlyField } from '../../kit/edit/ReadOnlyField';
import { nameAndCode } from '../../kit/establishments/name-and-code';
import type { CarriedCode } from './carried';

/** OPC-11: whose code it is, and its end; neither changes. */
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
