import { isDate } from '../../../../contract/dates';
import { NEWS_STATUS, newsProblems, newsReaders } from '../../../../contract/news-rules';
import type { RecordShape } from '../../../kit/edit/EditForm';
import type { Faults } from '../../../kit/edit/RecordForm';
import { type ManagedNews, type Reader, readersOf } from '../managed-news';

/** The values in the form of a news item. */
export interface NewsValues {
  /** The file from the reply of the upload, or that of the item; empty where there is none. */
  image: string;
  /** Why the last chosen picture cannot be saved: its upload is running, or has failed; else empty. */
  upload: string;
  title: string;
  text: string;
  active: boolean;
  /** `YYYY-MM-DD`, the typed text where it is no day, or empty. */
  opensOn: string;
  endsOn: string;
  profiles: readonly Reader[];
}

/** NEWS-06: by default an item is active, and for everybody. */
export const newNews: NewsValues = {
  image: '',
  upload: '',
  title: '',
  text: '',
  active: true,
  opensOn: '',
  endsOn: '',
  profiles: newsReaders,
};

/** The fields in the order of the form. */
export const newsFields = ['image', 'title', 'text', 'active', 'opensOn', 'endsOn', 'profiles'] as const;
export type NewsField = (typeof newsFields)[number];

/** The form's field of a refused one, which may have another name in the call. */
export const fieldOf = (refused: string): string => {
  const [name = refused] = refused.split('.');
  return name === 'status' ? 'active' : name;
};

/** The data that the form saves, without the picture. */
const wordsOf = ({ title, text, active, opensOn, endsOn, profiles }: NewsValues) => ({
  title: title.trim(),
  text: text.trim(),
  active,
  opensOn: (active && opensOn) || null,
  endsOn: endsOn || null,
  // All profiles are sent as `null`, so that a profile that is added later belongs to everybody.
  profiles: profiles.length === newsReaders.length ? null : [...profiles],
});

/** NEWS-09: the data of a new item. */
export const createdOf = (values: NewsValues) => ({ ...wordsOf(values), urlFile: values.image });

interface Difference {
  field: NewsField;
  before: NewsValues[NewsField];
  after: NewsValues[NewsField];
}

const compared = (values: NewsValues) => {
  const { opensOn, endsOn, ...words } = wordsOf(values);
  return { ...words, image: values.image + values.upload, opensOn, endsOn };
};

/** The differences between two states of the form, in its order. A picture that is not uploaded yet counts as well. */
export function differences(one: NewsValues, other: NewsValues): Difference[] {
  const [before, after] = [compared(one), compared(other)];
  return (
    newsFields
      .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
      // The status brings along whether an opening day counts, which is no change of its own.
      .filter((field) => field !== 'opensOn' || one.opensOn !== other.opensOn)
      .map((field) => ({ field, before: one[field], after: other[field] }))
  );
}

export const newsShape: RecordShape<ManagedNews, NewsValues, Difference> = {
  valuesOf: ({ urlFile, title, text, active, opensOn, endsOn, profiles }) => ({
    image: urlFile ?? '',
    upload: '',
    title,
    text,
    active,
    opensOn: opensOn ?? '',
    endsOn: endsOn ?? '',
    profiles: readersOf(profiles),
  }),
  /** NEWS-10, NEWS-06: sends the picture only where it has changed. */
  dataOf: (values, { urlFile }) => ({
    ...wordsOf(values),
    ...(values.image !== (urlFile ?? '') && { urlFile: values.image }),
  }),
  differences,
};

/**
 * NEWS-11 to NEWS-14: the problems of the form, by field.
 * @param today `YYYY-MM-DD` on the network's clocks
 * @param stored the item that is changed; a new one (`null`) needs a picture
 */
export function newsFaults(
  values: NewsValues,
  today: string,
  stored: Pick<ManagedNews, 'endsOn'> | null,
): Faults<NewsValues> {
  const { image, upload, active, opensOn, profiles } = values;
  const { status, ...problems } = newsProblems(
    {
      ...values,
      status: active ? NEWS_STATUS.active : NEWS_STATUS.inactive,
      opensOn: active ? opensOn : '',
    },
    today,
    stored?.endsOn ?? null,
  );
  const faults = {
    image: upload || (stored === null && image === '' ? 'news.noImage' : undefined),
    ...keysOf({ ...problems, active: status }),
    profiles: profiles.length === 0 ? 'news.form.noReaders' : undefined,
  };
  return Object.fromEntries(
    newsFields.flatMap((field) => (faults[field] === undefined ? [] : [[field, faults[field]]])),
  );
}

const keysOf = (problems: { [Field in NewsField]?: string | undefined }): typeof problems =>
  Object.fromEntries(
    Object.entries(problems).flatMap(([field, problem]) =>
      problem === undefined ? [] : [[field, `news.problems.${problem}`]],
    ),
  );

/** The date of a preview: the day of publication, where it is given. */
export const shownDay = ({ active, opensOn }: NewsValues, otherwise: string): string =>
  active && isDate(opensOn) ? opensOn : otherwise;
