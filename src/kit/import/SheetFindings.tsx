import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { ImportCounts } from '../../../contract/imports';
import { useFormat } from '../../ui/format/use-format';
import { buttonsStyle } from './import-style';
import type { Choices } from './use-choices';

/** What is to be said of a sheet that came back: rows to decide on, rows that are gone, and those that are not shown. */
export function SheetFindings({ counts, choices }: { counts: ImportCounts; choices: Choices }) {
  const translate = useTranslate();
  const { counted } = useFormat();
  const say = (key: string, count: number) => translate(`imports.sheet.${key}`, counted(count));
  const { conflict = 0, removed = 0, unchanged } = counts;
  return (
    <>
      {conflict > 0 && (
        <Alert severity="warning">
          {say('conflicts', conflict)}
          <Box sx={buttonsStyle}>
            {(['mine', 'theirs'] as const).map((side) => (
              <Button key={side} size="small" variant="outlined" onClick={() => choices.chooseAll(side)}>
                {translate(`imports.sheet.all.${side}`)}
              </Button>
            ))}
          </Box>
        </Alert>
      )}
      {removed + unchanged > 0 && (
        <Alert severity="info">
          {[removed > 0 ? say('removed', removed) : '', unchanged > 0 ? say('unchanged', unchanged) : '']
            .join(' ')
            .trim()}
        </Alert>
      )}
    </>
  );
}
