import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { NamingChoice } from '../../kit/edit/NamingChoice';
import { asStored, useFormInput } from '../../kit/edit/use-form-input';
import type { EditedCode } from './edited-code';

/** Shown once the name is another one: whether somebody else has the code from now on, or the spelling is corrected. */
export function NamingInput({ before }: { before: string }) {
  const translate = useTranslate();
  const name = useWatch<EditedCode, 'name'>({ name: 'name' });
  const { field } = useFormInput({ source: 'correcao', format: asStored });
  if (name.trim() === before) return null;
  const said = (one: string) => translate(`operatorCodes.form.${one}`, { name: before });
  return (
    <NamingChoice
      title={said('naming')}
      texts={{
        newHolder: { label: said('newHolder'), help: said('newHolderHelp') },
        spelling: { label: said('spelling'), help: said('spellingHelp') },
      }}
      corrects={field.value === true}
      onChange={field.onChange}
    />
  );
}
