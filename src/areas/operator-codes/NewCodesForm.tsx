import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { OPERATOR_CODE } from '../../../contract/limits';
import { CreateForm } from '../../kit/edit/CreateForm';
import { FormSection } from '../../kit/edit/FormSection';
import { cardStyle, fieldsStyle, formStyle } from '../../kit/edit/form-style';
import { SaveBar } from '../../kit/edit/SaveBar';
import { SaveFailure } from '../../kit/edit/SaveFailure';
import { SaveProblems } from '../../kit/edit/SaveProblems';
import { StatusRadios } from '../../kit/edit/StatusRadios';
import { TextInput } from '../../kit/edit/TextInput';
import { useFormInput } from '../../kit/edit/use-form-input';
import { listOf } from '../../kit/list/list-of';
import { useBackCreated } from '../../kit/list/use-back-saved';
import { OneEstablishment } from '../../network/establishments/OneEstablishment';
import { newKey } from '../../ui/new-key';
import { MadeDialog } from './MadeDialog';
import { faultsOfNew, filledIn, isOne, type MadeCodes, type NewCodes, noCodes, wishOf } from './new-codes';

/** Keeps `null`, which react-admin would turn into an empty text. */
const asStored = (value: unknown) => value;

/** OPC-07: one of the person's establishments, found by its name or code. */
function EstablishmentInput({ source }: { source: string }) {
  const translate = useTranslate();
  const { field, fault } = useFormInput({ source, format: asStored });
  return (
    <OneEstablishment
      required
      label={translate('operatorCodes.form.ec')}
      noneText={translate('operatorCodes.form.noEstablishment')}
      value={typeof field.value === 'string' && field.value !== '' ? field.value : null}
      fault={fault}
      fieldRef={field.ref}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
}

/** Who uses the code, where it is one: several are named in a table once they are made. */
function NameInput() {
  const translate = useTranslate();
  const quantity = useWatch<NewCodes, 'quantidade'>({ name: 'quantidade' });
  if (!isOne(quantity)) return null;
  return (
    <TextInput
      source="nome"
      id="codes-name"
      label={translate('operatorCodes.form.name')}
      help={translate('operatorCodes.form.newNameHelp')}
      autoComplete="off"
      htmlInput={{ maxLength: OPERATOR_CODE.nameLength }}
    />
  );
}

const LIST = '/codigos-operadores';
/** A lost reply needs no search: a repeated request returns the codes of the first one (decision 47). */
const nothingArrived = async () => null;

/** Creates codes for an establishment (OPC-07 to OPC-09). */
export function NewCodesForm() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const backCreated = useBackCreated(LIST);
  const [key] = useState(newKey);
  const [made, setMade] = useState<(MadeCodes & Pick<NewCodes, 'ec' | 'nome'>) | null>(null);
  const ofShop = { ec: [made?.ec] };
  return (
    <CreateForm<NewCodes>
      fields={['ec', 'quantidade', 'nome']}
      sx={formStyle}
      initial={noCodes}
      dataOf={(values) => ({ ...wishOf(values), chave: key })}
      differences={filledIn}
      validate={faultsOfNew}
      arrived={nothingArrived}
      onSaved={({ ec, ...rest }, saved) =>
        setMade({ ...(saved as MadeCodes), ec, nome: wishOf({ ec, ...rest }).nome?.trim() ?? '' })
      }
    >
      <SaveProblems Failure={CreationFailure} />
      <Card sx={cardStyle}>
        <FormSection
          title={translate('operatorCodes.form.make')}
          text={translate('operatorCodes.form.makeHelp')}
        >
          <Box sx={fieldsStyle}>
            <EstablishmentInput source="ec" />
            <TextInput
              source="quantidade"
              id="codes-quantity"
              required
              label={translate('operatorCodes.form.quantity')}
              help={translate('operatorCodes.form.quantityHelp', { most: OPERATOR_CODE.most })}
              autoComplete="off"
              htmlInput={{ inputMode: 'numeric', maxLength: 20 }}
            />
            <NameInput />
            <StatusRadios
              active
              label={translate('operatorCodes.form.status')}
              help={translate('operatorCodes.form.statusHelp')}
            />
          </Box>
        </FormSection>
      </Card>
      <SaveBar back={LIST} />
      <MadeDialog
        made={made}
        onClose={() => void navigate(listOf(LIST, ofShop))}
        onNamed={() => backCreated(ofShop)}
      />
    </CreateForm>
  );
}

function CreationFailure({ error }: { error: unknown }) {
  const translate = useTranslate();
  return (
    <SaveFailure
      error={error}
      title={translate('operatorCodes.form.createFailed')}
      noAnswer={translate('operatorCodes.form.kept')}
    />
  );
}
