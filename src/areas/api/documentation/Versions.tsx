import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { apiVersions } from '../../../../contract/api-versions';
import { useFormat } from '../../../ui/format/use-format';
import { Chapter } from './Chapter';
import { Prose } from './Prose';

/** The rules by which the API changes, and its changes so far. */
export function Versions({ anchor }: { anchor: string }) {
  const translate = useTranslate();
  const { date: shown } = useFormat();
  const text = (key: string, words: object = {}) => translate(`apiDocs.versions.${key}`, words);
  return (
    <Chapter anchor={anchor} title={text('title')}>
      {(['path', 'added', 'breaking'] as const).map((key) => (
        <Typography key={key} variant="body2">
          <Prose text={text(key)} />
        </Typography>
      ))}
      {apiVersions.map(({ version, date, changes }) => (
        <section key={version} aria-label={version}>
          <Typography component="h3" variant="subtitle2">
            {text('version', { version, date: shown(date) })}
          </Typography>
          <Box component="ul" sx={{ margin: '4px 0 0', paddingLeft: '20px', typography: 'body2' }}>
            {changes.map((change) => (
              <li key={change}>
                <Prose text={text(`changes.${change}`)} />
              </li>
            ))}
          </Box>
        </section>
      ))}
    </Chapter>
  );
}
