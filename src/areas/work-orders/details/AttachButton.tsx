import AttachFileOutlined from '@mui/icons-material/AttachFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useId, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { IMAGE } from '../../../../contract/limits';

/** Chooses pictures, which are sent at once. */
export function AttachButton({ onChosen }: { onChosen: (files: readonly File[]) => void }) {
  const translate = useTranslate();
  const help = useId();
  const input = useRef<HTMLInputElement>(null);
  const most = IMAGE.bytes / 1024 / 1024;
  return (
    <Box>
      <Button
        variant="outlined"
        startIcon={<AttachFileOutlined />}
        aria-describedby={help}
        onClick={() => input.current?.click()}
      >
        {translate('workOrders.talk.attach')}
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg"
        multiple
        tabIndex={-1}
        aria-hidden
        style={visuallyHidden}
        onChange={({ target }) => {
          onChosen([...(target.files ?? [])]);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      <FormHelperText id={help}>{translate('workOrders.talk.attachHelp', { most })}</FormHelperText>
    </Box>
  );
}
