import EditOutlined from '@mui/icons-material/EditOutlined';
import { useTranslate } from 'react-admin';
import { RowLink } from '../../kit/list/RowLink';
import type { CodeRecord } from './code';

/** OPC-03, OPC-10: the link from a row to its form. */
export function EditCodeLink({ code }: { code: CodeRecord }) {
  const translate = useTranslate();
  return (
    <RowLink name={translate('operatorCodes.open', { name: code.name })}>
      <EditOutlined />
    </RowLink>
  );
}
