import CloseOutlined from '@mui/icons-material/CloseOutlined';
import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../ui/format/use-format';
import { useHeightVariable } from '../../ui/use-height-variable';
import type { ExportEntry } from './export-entry';
import { beneathTray, entryStyle, HEIGHT, trayStyle } from './export-style';
import { formatSize } from './format-size';
import { useExportEntries } from './use-exports';

/** The exports that run, and below them those that failed. */
export function ExportEntries() {
  const translate = useTranslate();
  const entries = useExportEntries();
  const running = entries.filter(({ failure }) => failure === null);
  const failed = entries.filter(({ failure }) => failure !== null);
  const ref = useHeightVariable(HEIGHT);
  return (
    <Paper
      ref={ref}
      component="aside"
      className="export-tray"
      aria-label={translate('exports.tray')}
      elevation={4}
      sx={trayStyle}
    >
      <GlobalStyles styles={beneathTray} />
      {/* What failed is long and waits for a person; what runs stays in sight above it. */}
      {[...running, ...failed].map((entry) => (
        <Entry key={entry.id} entry={entry} />
      ))}
    </Paper>
  );
}

function Entry({ entry }: { entry: ExportEntry }) {
  const translate = useTranslate();
  const name = useId();
  const { title, format, failure, remedy } = entry;
  const form = translate(`exports.formats.${format}`);
  return (
    <Box component="fieldset" aria-labelledby={name} sx={entryStyle}>
      <div className="head">
        {failure !== null && <ErrorOutlineOutlined color="error" fontSize="small" />}
        <Typography id={name} variant="subtitle2">
          {`${title} · ${form}`}
        </Typography>
        <IconButton
          size="small"
          aria-label={translate(failure === null ? 'exports.stop' : 'common.close')}
          aria-describedby={name}
          onClick={failure === null ? entry.stop : entry.dismiss}
        >
          <CloseOutlined fontSize="small" />
        </IconButton>
      </div>
      {failure === null ? (
        <Running entry={entry} label={name} />
      ) : (
        <div className="failure">
          <Typography variant="body2" color="error">
            {failure}
          </Typography>
          {remedy !== null && (
            <Button size="small" variant="outlined" aria-describedby={name} onClick={remedy.start}>
              {remedy.form === null
                ? translate('common.retry')
                : translate('exports.inForm', { form: remedy.form.toUpperCase() })}
            </Button>
          )}
        </div>
      )}
    </Box>
  );
}

function Running({ entry: { progress, bytes }, label }: { entry: ExportEntry; label: string }) {
  const translate = useTranslate();
  const { integer, language } = useFormat();
  const known = progress !== null && progress.totalRows > 0;
  const rows = progress?.rows ?? 0;
  const total = Math.max(progress?.totalRows ?? 0, rows);
  return (
    <>
      <LinearProgress
        aria-labelledby={label}
        {...(known ? { variant: 'determinate', value: (100 * rows) / total } : { variant: 'indeterminate' })}
      />
      <Typography variant="caption" color="text.secondary">
        {known
          ? translate('exports.rows', { rows: integer(rows), total: integer(total) })
          : translate('exports.running')}
        {bytes > 0 && ` · ${formatSize(bytes, language)}`}
      </Typography>
    </>
  );
}
