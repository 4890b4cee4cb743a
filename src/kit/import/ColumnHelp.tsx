import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { useTranslate } from 'react-admin';
import type { ImportDescription } from '../../../contract/imports';
import { helpStyle } from './import-style';

/** What may stand in each column, for who wants to know. */
export function ColumnHelp({ description: { columns } }: { description: ImportDescription }) {
  const translate = useTranslate();
  return (
    <Box component="details" sx={helpStyle}>
      <summary>{translate('imports.file.help')}</summary>
      <dl>
        {columns.map(({ id, heading, help }) => (
          <Fragment key={id}>
            <dt>{heading}</dt>
            <dd>{help}</dd>
          </Fragment>
        ))}
      </dl>
    </Box>
  );
}
