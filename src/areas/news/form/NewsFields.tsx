import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { NEWS } from '../../../../contract/news';
import { FormSection } from '../../../kit/edit/FormSection';
import { cardStyle, fieldsStyle } from '../../../kit/edit/form-style';
import { SaveBar } from '../../../kit/edit/SaveBar';
import { SaveFailure } from '../../../kit/edit/SaveFailure';
import { SaveProblems } from '../../../kit/edit/SaveProblems';
import { StatusRadios } from '../../../kit/edit/StatusRadios';
import { asStored, useFormInput } from '../../../kit/edit/use-form-input';
import { FieldError } from '../../../ui/fields/FieldError';
import { CountedInput } from './CountedInput';
import { DayInput } from './DayInput';
import { ImageInput } from './ImageInput';
import { Preview } from './Preview';
import { ReadersInput } from './ReadersInput';
import { SavedDialog } from './SavedDialog';

interface NewsFieldsProps {
  /**
   * The date of the preview where no day of publication is given; `YYYY-MM-DD`, or a longer text that begins with it.
   */
  openDate: string;
  saved: boolean;
  /** NEWS-12: whether an image is required. */
  isNew?: boolean;
}

/** The fields of both forms of a news item (NEWS-06). */
export function NewsFields({ openDate, saved, isNew = false }: NewsFieldsProps) {
  const translate = useTranslate();
  const text = (key: string) => translate(`news.form.${key}`);
  return (
    <>
      <SaveProblems Failure={NewsSaveFailure} />
      <Card sx={cardStyle}>
        <FormSection title={text('content')} text={text('contentHelp')}>
          <ImageInput required={isNew} />
          <CountedInput source="title" label={text('title')} most={NEWS.titleLength} />
          <CountedInput source="text" label={text('text')} most={NEWS.textLength} rows={6} />
        </FormSection>
        <FormSection title={text('calendar')} text={text('calendarHelp')}>
          <StatusInput />
          <Box sx={fieldsStyle}>
            <OpeningInput />
            <DayInput source="endsOn" label={text('endsOn')} emptyText={text('noEnd')} />
          </Box>
        </FormSection>
        <FormSection title={text('readers')} text={text('readersHelp')}>
          <ReadersInput />
        </FormSection>
        <FormSection title={text('preview')} text={text('previewHelp')}>
          <Preview openDate={openDate} />
        </FormSection>
      </Card>
      <SaveBar back="/marketing" />
      <SavedDialog open={saved} />
    </>
  );
}

/** NEWS-16: shown where an item could not be saved; the input stays. */
function NewsSaveFailure({ error }: { error: unknown }) {
  return <SaveFailure error={error} title={useTranslate()('news.form.saveFailed')} />;
}

/** The day on which an active item is published; for an inactive item it is disabled. */
function OpeningInput() {
  const translate = useTranslate();
  const active = useWatch({ name: 'active' }) === true;
  return (
    <DayInput
      source="opensOn"
      label={translate('news.form.opensOn')}
      emptyText={translate('news.form.atOnce')}
      disabled={!active}
    />
  );
}

/** NEWS-06, NEWS-08: the status in words; only the call has its number. */
function StatusInput() {
  const translate = useTranslate();
  const { field, fault } = useFormInput({ source: 'active', format: asStored });
  return (
    <StatusRadios
      label={translate('news.form.status')}
      active={field.value}
      feminine
      required
      wrong={fault !== undefined}
      help={fault === undefined ? undefined : <FieldError text={fault} />}
      inputRef={field.ref}
      onChange={field.onChange}
    />
  );
}
