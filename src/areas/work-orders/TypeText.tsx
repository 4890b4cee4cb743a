import BuildOutlined from '@mui/icons-material/BuildOutlined';
import GavelOutlined from '@mui/icons-material/GavelOutlined';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { WorkOrder } from '../../../contract/work-orders';
import { typeKey } from './work-order';

/** WO-03: maintenance, or a dispute. */
export function TypeText({ caseType }: Pick<WorkOrder, 'caseType'>) {
  const translate = useTranslate();
  const type = typeKey(caseType);
  const Icon = type === 'maintenance' ? BuildOutlined : GavelOutlined;
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: '6px', whiteSpace: 'nowrap' }}
    >
      <Icon aria-hidden sx={{ fontSize: 16, color: 'text.secondary' }} />
      {translate(`workOrders.types.${type}`)}
    </Box>
  );
}
