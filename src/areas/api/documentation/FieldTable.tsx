import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { Prose } from './Prose';
import type { Field } from './reference/schema';

interface FieldTableProps {
  title: string;
  fields: readonly Field[];
  /** Whether the fields are sent: then the required ones are marked. Responses contain all of their fields. */
  sent?: boolean;
}

/** Fields with their types and values. Their descriptions come from the document, in English. */
export function FieldTable({ title, fields, sent = false }: FieldTableProps) {
  const translate = useTranslate();
  return (
    <Box component="dl" aria-label={title} sx={fieldsStyle}>
      {fields.map(({ name, type, values, required, deprecated, description }) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
            <small>
              <span lang="en">{type}</span>
              {deprecated && <b>{translate('apiDocs.call.deprecated')}</b>}
              {sent && required && <b>{translate('apiDocs.call.required')}</b>}
            </small>
          </dt>
          <dd lang="en">
            {description !== '' && (
              <div>
                <Prose text={description} />
              </div>
            )}
            {values !== '' && <small>{values}</small>}
          </dd>
        </div>
      ))}
    </Box>
  );
}

const fieldsStyle: SxProps<Theme> = {
  display: 'grid',
  margin: 0,
  typography: 'body2',
  overflowWrap: 'anywhere',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 3fr)' },
    columnGap: '16px',
    padding: '6px 0',
    borderTop: '1px solid',
    borderColor: 'divider',
    breakInside: 'avoid',
  },
  '& code': { fontFamily: 'ui-monospace, monospace' },
  '& small': { typography: 'caption', color: 'text.secondary' },
  '& dt small': { display: 'flex', flexWrap: 'wrap', gap: '4px 10px' },
  '& b': { fontWeight: 600, color: 'text.primary' },
  '& dd': { margin: 0 },
};
