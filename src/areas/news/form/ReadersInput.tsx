import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { newsReaders } from '../../../../contract/news-rules';
import { asStored, useFormInput } from '../../../kit/edit/use-form-input';
import { legendStyle } from '../../../kit/list/controls-style';
import { FieldError } from '../../../ui/fields/FieldError';
import { type Reader, readerLabel } from '../managed-news';

/** The profiles that see an item; all of them mean everybody. */
export function ReadersInput() {
  const translate = useTranslate();
  const help = useId();
  const { field, fault } = useFormInput({ source: 'profiles', format: asStored });
  const chosen = field.value as readonly Reader[];
  const toggle = (toggled: Reader) =>
    field.onChange(newsReaders.filter((level) => chosen.includes(level) !== (level === toggled)));
  return (
    <FormControl component="fieldset" error={fault !== undefined} aria-describedby={help}>
      <FormLabel component="legend" sx={legendStyle}>
        {translate('news.form.profiles')}
      </FormLabel>
      <FormGroup row sx={{ gap: '0 16px' }}>
        {newsReaders.map((level, index) => (
          <FormControlLabel
            key={level}
            label={translate(readerLabel(level))}
            control={
              <Checkbox
                checked={chosen.includes(level)}
                onChange={() => toggle(level)}
                {...(index === 0 && { slotProps: { input: { ref: field.ref } } })}
              />
            }
          />
        ))}
      </FormGroup>
      <FormHelperText id={help}>
        {fault !== undefined && <FieldError text={fault} />}
        {fault === undefined && chosen.length === newsReaders.length && translate('news.form.everybody')}
      </FormHelperText>
    </FormControl>
  );
}
