import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { bankFormats } from '../../../contract/exports';
import { ExportMenu } from '../../kit/export/ExportMenu';
import { RowLink } from '../../kit/list/RowLink';
import type { BankFileRecord } from './bank-file';
import { useDownload } from './use-download';
import { useFileWords } from './use-file-words';

/** Downloads a file in any form, and opens its details. */
export function Actions({ record }: { record: BankFileRecord }) {
  const { text, number } = useFileWords();
  const words = { number: number(record.number), account: record.account.name };
  return (
    <>
      <DownloadMenu record={record} />
      <RowLink name={text('open', words)}>
        <VisibilityOutlined />
      </RowLink>
    </>
  );
}

/** The forms in which a file is downloaded. */
export function DownloadMenu({ record }: { record: BankFileRecord }) {
  const { text, number } = useFileWords();
  const download = useDownload(record);
  const words = { number: number(record.number), account: record.account.name };
  return <ExportMenu compact name={text('download', words)} formats={bankFormats} onExport={download} />;
}
