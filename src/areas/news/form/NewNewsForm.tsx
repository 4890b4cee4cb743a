import { useState } from 'react';
import { CreateForm } from '../../../kit/edit/CreateForm';
import { formStyle } from '../../../kit/edit/form-style';
import { useToday } from '../../../ui/format/use-today';
import { NewsFields } from './NewsFields';
import {
  createdOf,
  differences,
  fieldOf,
  type NewsValues,
  newNews,
  newsFaults,
  newsFields,
} from './news-values';

/** A lost reply needs no search: the server creates the same item only once. */
const nothingArrived = async () => null;

/** Publishes a news item (NEWS-06, NEWS-07). */
export function NewNewsForm() {
  const today = useToday();
  const [saved, setSaved] = useState(false);
  return (
    <CreateForm<NewsValues>
      fields={newsFields}
      fieldOf={fieldOf}
      sx={formStyle}
      initial={newNews}
      dataOf={createdOf}
      differences={differences}
      validate={(values) => newsFaults(values, today, null)}
      arrived={nothingArrived}
      onSaved={() => setSaved(true)}
    >
      <NewsFields openDate={today} saved={saved} isNew />
    </CreateForm>
  );
}
