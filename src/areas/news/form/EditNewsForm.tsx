import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { EditForm } from '../../../kit/edit/EditForm';
import { formStyle } from '../../../kit/edit/form-style';
import { useToday } from '../../../ui/format/use-today';
import type { ManagedNews } from '../managed-news';
import { NewsFields } from './NewsFields';
import { differences, fieldOf, type NewsValues, newsFaults, newsFields, newsShape } from './news-values';
import { Unmodified } from './Unmodified';
import { useDifferenceText } from './use-difference-text';

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
        field: translate(`marketing.form.${field === 'active' ? 'status' : field}`),
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
