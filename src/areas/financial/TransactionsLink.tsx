import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { Link } from 'react-router-dom';
import type { Bill } from './bill';
import { useTransactions } from './use-transactions';

/** A link from a bill to its transactions, where the statement goes back so far. */
export function TransactionsLink({ bill }: { bill: Bill }) {
  const { path, name } = useTransactions(bill);
  if (path === null) return null;
  return (
    <Tooltip title={name}>
      <IconButton component={Link} to={path} size="small" aria-label={name}>
        <ReceiptLongOutlined />
      </IconButton>
    </Tooltip>
  );
}
