import Alert, { type AlertColor } from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useTranslate } from 'react-admin';
import type { Verdict, Verification } from '../../../contract/verification';
import { StepCard } from '../../kit/StepCard';
import { Differences } from './Differences';
import { FileFacts } from './FileFacts';
import { Since } from './Since';

const severity: Record<Verdict, AlertColor> = {
  identical: 'success',
  sameRows: 'success',
  reordered: 'success',
  altered: 'error',
  unread: 'warning',
  brokenOff: 'warning',
  unknown: 'info',
};

/** The result of the verification of a file. */
export function Findings({ found }: { found: Verification }) {
  const translate = useTranslate();
  const { verdict, comparison, file, differences, arrived, cancelled } = found;
  return (
    <>
      <StepCard title={translate('verification.result')} focused>
        <Alert severity={severity[verdict]}>
          <AlertTitle>{translate(`verification.verdicts.${verdict}.title`)}</AlertTitle>
          {translate(`verification.verdicts.${verdict}.text`)}
          {comparison !== null && ` ${translate(`verification.comparisons.${comparison}`)}`}
        </Alert>
        {file !== null && <FileFacts file={file} />}
      </StepCard>
      {file !== null && differences.length > 0 && (
        <Differences differences={differences} columns={file.columns} />
      )}
      {file !== null && file.delivery === null && (
        <Alert severity="info">{translate('verification.since.records')}</Alert>
      )}
      {file !== null && arrived !== null && <Since kind="arrived" file={file} since={arrived} />}
      {file !== null && cancelled !== null && <Since kind="cancelled" file={file} since={cancelled} />}
    </>
  );
}
