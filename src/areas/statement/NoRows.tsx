import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Message } from '../../ui/states/Message';

/** STMT-16: that nothing matches what the rows are narrowed by, and the way back. */
export function NoRows({ onClear }: { onClear: () => void }) {
  const translate = useTranslate();
  return (
    <Message
      title={translate('statement.narrowing.none')}
      action={
        <Button variant="outlined" onClick={onClear}>
          {translate('common.clearAll')}
        </Button>
      }
    />
  );
}
