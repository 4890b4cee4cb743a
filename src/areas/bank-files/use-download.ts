import { downloadBankFile } from '../../../contract/bank-file-list';
import type { BankFormat } from '../../../contract/exports';
import { useStartExport } from '../../kit/export/use-exports';
import { call } from '../../portal/client';
import type { BankFileRecord } from './bank-file';
import { useFileWords } from './use-file-words';

/** Names the downloads of a file in the tray. */
export function useDownloadTitle({ number: own, account }: BankFileRecord): string {
  const { text, number } = useFileWords();
  return text('title', { number: number(own), account: account.name });
}

/** Downloads a numbered file in a form. */
export function useDownload(record: BankFileRecord): (format: BankFormat) => void {
  const startExport = useStartExport();
  const title = useDownloadTitle(record);
  const { id, number } = record;
  return (format) =>
    startExport({
      title,
      format,
      name: `extrato-${number}`,
      key: `${downloadBankFile.name}/${id}/${format}`,
      requestFile: (signal) => call(downloadBankFile, { params: { id }, body: { format }, signal }),
    });
}
