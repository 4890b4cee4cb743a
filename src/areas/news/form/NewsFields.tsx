import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useTranslate } from 'react-admin';
import { NEWS } from '../../../../contract/limits';
import { FormSection } from '../../../kit/edit/FormSection';
import { cardStyle, fieldsStyle } from '../../../kit/edit/form-style';
import { SaveBar } from '../../../kit/edit/SaveBar';
import { SaveFailure } from '../../../kit/edit/SaveFailure';
import { SaveProblems } from '../../../kit/edit/SaveProblems';
import { CountedInput } from './CountedInput';
import { DayInput } from './DayInput';
import { ImageInput } from './ImageInput';
import { OpeningInput } from './OpeningInput';
import { Preview } from './Preview';
import { ReadersInput } from './ReadersInput';
import { SavedDialog } from './SavedDialog';
import { StatusInput } from './StatusInput';

interface NewsFieldsProps {
  /** What the preview is dated, where no day of publication is given; `YYYY-MM-DD`, or more of it. */
  openDate: string;
  saved: boolean;
  /** NEWS-12: an image has to be chosen. */
  isNew?: boolean;
}

/** What both forms of a news item are made of (NEWS-06). */
export function NewsFields({ openDate, saved, isNew = false }: NewsFieldsProps) {
  const translate = useTranslate();
  const text = (key: string) => translate(`marketing.form.${key}`);
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

/** NEWS-16: an item that was not saved; what was typed stays. */
function NewsSaveFailure({ error }: { error: unknown }) {
  return <SaveFailure error={error} title={useTranslate()('marketing.form.saveFailed')} />;
}
