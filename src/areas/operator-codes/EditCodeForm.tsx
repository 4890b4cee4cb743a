import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { OPERATOR_CODE } from '../../../contract/limits';
import { EditForm, type RecordShape } from '../../kit/edit/EditForm';
import { FormSection } from '../../kit/edit/FormSection';
import { cardStyle, fieldsStyle, formStyle } from '../../kit/edit/form-style';
import { SaveBar } from '../../kit/edit/SaveBar';
import { SaveFailure } from '../../kit/edit/SaveFailure';
import { SaveProblems } from '../../kit/edit/SaveProblems';
import { StatusRadios } from '../../kit/edit/StatusRadios';
import { TextInput } from '../../kit/edit/TextInput';
import { asStored, useFormInput } from '../../kit/edit/use-form-input';
import { useBackSaved } from '../../kit/list/use-back-saved';
import { useClock } from '../../ui/format/use-clock';
import { useFormat } from '../../ui/format/use-format';
import { CodeFacts } from './CodeFacts';
import type { CodeRecord } from './code';
import {
  type Difference,
  differences,
  type EditedCode,
  editedFields,
  faultsOfEdited,
  valuesOf,
} from './edited-code';
import { NamingInput } from './NamingInput';

const LIST = '/codigos-operadores';

/** Changes an operator's name and whether the code is active (OPC-11 to OPC-14). */
export function EditCodeForm({ record }: { record: CodeRecord }) {
  const translate = useTranslate();
  const onSaved = useBackSaved(LIST);
  const clock = useClock();
  const [seen, setSeen] = useState(record);
  const shape: RecordShape<CodeRecord, EditedCode, Difference> = {
    valuesOf,
    dataOf: ({ name, status, correcao }, { ec, numerocartao, name: before }) => ({
      ec,
      numerocartao,
      name: name.trim(),
      ...(correcao && name.trim() !== before && { correcao }),
      status,
      fim: status ? null : clock(),
    }),
    differences,
  };
  const shown = (value: string | boolean) =>
    typeof value === 'string' ? value : translate(value ? 'common.active' : 'common.inactive');
  return (
    <EditForm
      fields={[...editedFields, 'correcao']}
      sx={formStyle}
      shape={shape}
      seen={seen}
      onSeen={setSeen}
      describeChange={({ field, before, after }) => ({
        field: translate(`operatorCodes.form.${field}`),
        before: shown(before),
        after: shown(after),
      })}
      validate={faultsOfEdited}
      onSaved={onSaved}
    >
      <FollowRecord record={record} seen={seen} onSeen={setSeen} />
      <SaveProblems Failure={EditFailure} />
      <Card sx={cardStyle}>
        <FormSection
          title={translate('operatorCodes.form.identity')}
          text={translate('operatorCodes.form.identityHelp')}
        >
          <Box sx={fieldsStyle}>
            <CodeFacts code={seen} />
          </Box>
        </FormSection>
        <FormSection
          title={translate('operatorCodes.form.operator')}
          text={translate('operatorCodes.form.operatorHelp')}
        >
          <Box sx={fieldsStyle}>
            <TextInput
              source="name"
              id="code-name"
              required
              label={translate('operatorCodes.form.name')}
              autoComplete="off"
              htmlInput={{ maxLength: OPERATOR_CODE.nameLength }}
            />
            <NamingInput before={seen.name} />
            <StatusInput code={seen} />
          </Box>
        </FormSection>
      </Card>
      <SaveBar back={LIST} />
    </EditForm>
  );
}

interface FollowRecordProps {
  record: CodeRecord;
  seen: CodeRecord;
  onSeen: (record: CodeRecord) => void;
}

/** Shows a newer record, as after a handover, as long as nothing is typed; otherwise saving tells of it. */
function FollowRecord({ record, seen, onSeen }: FollowRecordProps) {
  const { reset, formState } = useFormContext<EditedCode>();
  const { isDirty } = formState;
  useEffect(() => {
    if (record.version <= seen.version || isDirty) return;
    reset(valuesOf(record));
    onSeen(record);
  }, [record, seen, isDirty, reset, onSeen]);
  return null;
}

function EditFailure({ error }: { error: unknown }) {
  const translate = useTranslate();
  return <SaveFailure error={error} title={translate('operatorCodes.form.saveFailed')} />;
}

/** OPC-11, OPC-13: whether the code is active, and since when. */
function StatusInput({ code: { status, inicio, fim } }: { code: CodeRecord }) {
  const translate = useTranslate();
  const { dateTime } = useFormat();
  const { field } = useFormInput({ source: 'status', format: asStored });
  const active = field.value === true;
  const at = dateTime(fim ?? inicio);
  const since = translate(`operatorCodes.form.${fim === null ? 'inicio' : 'fim'}`);
  const help = active === status ? `${since} ${at.date} ${at.time}` : translate('operatorCodes.form.off');
  return (
    <StatusRadios
      label={translate('operatorCodes.form.status')}
      active={active}
      onChange={field.onChange}
      help={active && !status ? undefined : help}
    />
  );
}
