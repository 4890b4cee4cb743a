import DoneOutlined from '@mui/icons-material/DoneOutlined';
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { statusOf } from './code-request';

/** REQ-06: an icon and the word. */
export function RequestStatus({ status }: { status: number }) {
  const translate = useTranslate();
  const which = statusOf(status);
  const Icon = which === 'processing' ? HourglassEmptyOutlined : DoneOutlined;
  return (
    <Box component="span" className={which} sx={style}>
      <Icon aria-hidden />
      {translate(`codeRequests.status.${which}`)}
    </Box>
  );
}

const style: SxProps<Theme> = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  fontWeight: 500,
  '& svg': { fontSize: 16 },
  '&.processing': { color: 'text.secondary' },
  '&.received svg': { color: 'success.main' },
};
