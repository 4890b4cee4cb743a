import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { useHeightVariable } from '../../ui/use-height-variable';
import { useChanges, useRecordForm } from './record-form-context';
import { aboveSaveBar, HEIGHT, saveBarStyle } from './save-bar-style';

interface SaveBarProps {
  /** Where "back" leads. */
  back: string;
  /** Why nothing can be saved now; absent: it can. */
  disabledReason?: string | undefined;
}

/** The foot of a form that fills a page: what is unsaved, what is wrong, Back and Save. */
export function SaveBar({ back, disabledReason }: SaveBarProps) {
  const translate = useTranslate();
  const { saving, conflict } = useRecordForm();
  const changes = useChanges();
  const faults = Object.keys(useFormState().errors).length;
  const ref = useHeightVariable(HEIGHT);
  return (
    <Box ref={ref} sx={saveBarStyle}>
      <GlobalStyles styles={aboveSaveBar} />
      <div className="inner">
        <output className="state">
          {changes === 0 && disabledReason === undefined && <span>{translate('edit.untouched')}</span>}
          {changes > 0 && (
            <span>
              <EditNoteOutlined aria-hidden />
              {translate('edit.changes', { smart_count: changes })}
            </span>
          )}{' '}
          {faults > 0 && (
            <span className="faults">
              <ErrorOutlined aria-hidden />
              {translate('edit.faults', { smart_count: faults })}
            </span>
          )}
          {disabledReason !== undefined && <span id="save-reason">{disabledReason}</span>}
        </output>
        <Button component={Link} to={back} variant="outlined">
          {translate('common.back')}
        </Button>
        <Button
          type="submit"
          variant="contained"
          disabled={disabledReason !== undefined}
          aria-busy={saving}
          {...(disabledReason !== undefined && { 'aria-describedby': 'save-reason' })}
          startIcon={saving ? <CircularProgress size={16} color="inherit" aria-hidden /> : undefined}
        >
          {translate(conflict === null ? 'common.save' : 'edit.anyway')}
        </Button>
      </div>
    </Box>
  );
}
