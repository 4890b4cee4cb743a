import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'react-admin';
import { OPERATOR_CODE } from '../../../contract/limits';
import { useFormat } from '../../ui/format/use-format';
import { type CodeRequestRecord, statusOf } from './code-request';

/** How long a request has waited for the terminals, or had to wait; a wait that is too long is highlighted. */
export function Age({ record: { minutos, status } }: { record: CodeRequestRecord }) {
  const translate = useTranslate();
  const { integer } = useFormat();
  const hours = Math.floor(minutos / 60);
  const age =
    hours === 0
      ? translate('codeRequests.age.minutes', { count: integer(minutos) })
      : hours < OPERATOR_CODE.overdueHours
        ? translate('codeRequests.age.hours', { count: integer(hours) })
        : translate('codeRequests.age.days', { days: integer(Math.floor(hours / 24)), hours: hours % 24 });
  if (statusOf(status) === 'received') return translate('codeRequests.age.took', { age });
  const text = translate('codeRequests.age.waiting', { age });
  if (minutos <= OPERATOR_CODE.overdueHours * 60) return text;
  const overdue = translate('codeRequests.age.overdue', { hours: OPERATOR_CODE.overdueHours });
  return (
    <Tooltip title={overdue} describeChild>
      <Box
        component="span"
        sx={{
          display: 'inline-flex',
          alignItems: 'center',
          gap: '6px',
          color: 'warning.main',
          fontWeight: 500,
        }}
      >
        <WarningAmberOutlined aria-hidden sx={{ fontSize: 16 }} />
        {text}
      </Box>
    </Tooltip>
  );
}
