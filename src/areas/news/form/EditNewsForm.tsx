import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { isDate } from '../../../../contract/dates';
import { EditForm } from '../../../kit/edit/EditForm';
import { formStyle } from '../../../kit/edit/form-style';
import { useChanges } from '../../../kit/edit/record-form-context';
import { statusWord } from '../../../kit/status-word';
import { excerpt } from '../../../network/news/excerpt';
import { useFormat } from '../../../ui/format/use-format';
import { useToday } from '../../../ui/format/use-today';
import { type ManagedNews, readerLabel } from '../managed-news';
import { NewsFields } from './NewsFields';
import {
  differences,
  fieldOf,
  type NewsField,
  type NewsValues,
  newsFaults,
  newsFields,
  newsShape,
} from './news-values';

/** The number of characters that fit into a line. */
const LINE = 80;

/** Returns a function that describes the value of a field in the person's language, on one line. */
function useDifferenceText() {
  const translate = useTranslate();
  const { date } = useFormat();
  return (value: NewsValues[NewsField]): string => {
    if (typeof value === 'boolean') return translate(statusWord(value, true));
    if (typeof value !== 'string') return value.map((level) => translate(readerLabel(level))).join(', ');
    if (isDate(value)) return date(value);
    return excerpt(value, LINE) || translate('news.form.nothing');
  };
}

/** Changes a news item (NEWS-06, NEWS-07, NEWS-11). */
export function EditNewsForm({ record }: { record: ManagedNews }) {
  const translate = useTranslate();
  const today = useToday();
  const shown = useDifferenceText();
  const [seen, setSeen] = useState(record);
  const [saved, setSaved] = useState(false);
  /** Whether there was nothing to save at the last attempt. */
  const [idle, setIdle] = useState(false);
  const isChanged = (values: NewsValues, stored: ManagedNews) => {
    const changed = differences(newsShape.valuesOf(stored), values).length > 0;
    setIdle(!changed);
    return changed;
  };
  return (
    <EditForm
      fields={newsFields}
      fieldOf={fieldOf}
      sx={formStyle}
      shape={newsShape}
      seen={seen}
      onSeen={setSeen}
      describeChange={({ field, before, after }) => ({
        field: translate(`news.form.${field === 'active' ? 'status' : field}`),
        before: shown(before),
        after: shown(after),
      })}
      validate={(values) => newsFaults(values, today, seen)}
      confirm={isChanged}
      onSaved={() => setSaved(true)}
    >
      {idle && <Unmodified />}
      <NewsFields openDate={seen.openDate} saved={saved} />
    </EditForm>
  );
}

/** NEWS-11: says that the form has no changes and is not sent. */
function Unmodified() {
  const translate = useTranslate();
  const changes = useChanges();
  return changes === 0 ? <Alert severity="error">{translate('news.problems.required')}</Alert> : null;
}
