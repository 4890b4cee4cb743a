import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { BankFileForm } from '../../../contract/bank-file-list';
import { formatSize } from '../../kit/export/format-size';
import { useFormat } from '../../ui/format/use-format';
import { filteredPath } from '../../ui/paths';
import type { BankFileRecord } from './bank-file';
import { useDownload } from './use-download';
import { useFileWords } from './use-file-words';

interface FileFormProps {
  record: BankFileRecord;
  form: BankFileForm;
}

/** A file in one form: its download, and by what it is known again. */
export function FileForm({ record, form: { format, document, left } }: FileFormProps) {
  const { text, form, number } = useFileWords();
  const { dateTime, language } = useFormat();
  const download = useDownload(record);
  const name = form(format);
  const first = left === null ? null : dateTime(left.at);
  return (
    <>
      <div className="head">
        <b>{name}</b>
        <Button
          size="small"
          startIcon={<DownloadOutlined />}
          aria-label={text('downloads.download', { number: number(record.number), form: name })}
          onClick={() => download(format)}
        >
          {text('downloads.title')}
        </Button>
      </div>
      <Link
        component={RouterLink}
        to={filteredPath('/verificar', { number: document })}
        aria-label={text('downloads.verify', { number: document })}
        translate="no"
      >
        {document}
      </Link>
      {left === null || first === null ? (
        <span className="second">{text('downloads.none')}</span>
      ) : (
        <>
          <span className="second">
            {text('downloads.left', { date: first.date, time: first.time.slice(0, 5) })} ·{' '}
            {formatSize(left.bytes, language)}
          </span>
          <span className="digest" translate="no">
            <span className="second">{text('downloads.digest')}</span> <code>{left.digest}</code>
          </span>
        </>
      )}
    </>
  );
}
