import { useTranslate } from 'react-admin';
import { CreateRecord } from '../../kit/edit/CreateRecord';
import { BackArrow } from '../../ui/BackArrow';
import { PageTitle } from '../../ui/PageTitle';
import { NewCodesForm } from './NewCodesForm';

/** `/codigos-operadores/adicionar` (OPC-04, OPC-07). */
export function CodeCreate() {
  const translate = useTranslate();
  return (
    <CreateRecord>
      <PageTitle title={translate('screens./codigos-operadores.new')} />
      <BackArrow to="/codigos-operadores" label={translate('operatorCodes.back')} />
      <NewCodesForm />
    </CreateRecord>
  );
}
