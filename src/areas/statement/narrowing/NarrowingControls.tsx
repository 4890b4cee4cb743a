import TuneOutlined from '@mui/icons-material/TuneOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { SxProps, Theme } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Narrowing } from '../../../../contract/narrowing';
import type { Looked } from '../../../../contract/statement-address';
import { useFormat } from '../../../ui/format/use-format';
import { useIsPhone } from '../../../ui/use-is-phone';
import { NarrowingDialog } from './NarrowingDialog';
import { NarrowingText } from './NarrowingText';

interface NarrowingControlsProps {
  looked: Looked;
  onLook: (changes: Partial<Looked>, how?: { replace: boolean }) => void;
}

/** What narrows the rows of the statement on the server: a text at once, type and amounts in a dialog; on a phone all of it. */
export function NarrowingControls({ looked, onLook }: NarrowingControlsProps) {
  const translate = useTranslate();
  const { integer } = useFormat();
  const phone = useIsPhone();
  const [open, setOpen] = useState(false);
  const { narrowed } = looked;
  const narrow = (next: Narrowing) => onLook({ narrowed: next }, { replace: true });
  const { text = '', ...others } = narrowed;
  const { type, least, most } = others;
  const inDialog = [type, least ?? most, phone && text !== '' ? text : undefined];
  const count = inDialog.filter((one) => one !== undefined).length;
  const label = translate('statement.narrowing.open');
  const name = count > 0 ? `${label} (${integer(count)})` : label;
  const opener = { 'aria-haspopup': 'dialog', onClick: () => setOpen(true) } as const;
  return (
    <Box sx={controlsStyle}>
      {phone ? (
        <IconButton {...opener} aria-label={name} color={count > 0 ? 'primary' : 'default'}>
          <TuneOutlined />
        </IconButton>
      ) : (
        <>
          <NarrowingText
            text={text}
            onChange={(next) => narrow({ ...others, ...(next !== '' && { text: next }) })}
          />
          <Button {...opener} variant="outlined" size="small" startIcon={<TuneOutlined />}>
            {name}
          </Button>
        </>
      )}
      <NarrowingDialog
        open={open}
        looked={looked}
        onApply={(changes) => {
          onLook(changes, { replace: true });
          setOpen(false);
        }}
        onClose={() => setOpen(false)}
      />
    </Box>
  );
}

const controlsStyle: SxProps<Theme> = {
  display: 'flex',
  gap: '8px',
  alignItems: 'center',
  '& > .MuiButton-root': { minHeight: 36, whiteSpace: 'nowrap' },
  '& .MuiIconButton-root': { width: 44, height: 44 },
};
