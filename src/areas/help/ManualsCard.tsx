import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { manualsOf } from '../../../contract/help';
import { useSession } from '../../session/use-session';
import { HelpCard } from './HelpCard';
import { rowsStyle } from './help-style';
import { ManualRow } from './ManualRow';

/** HELP-02 to HELP-04: the manuals that the person may download. */
export function ManualsCard() {
  const translate = useTranslate();
  const { standing } = useSession();
  return (
    <HelpCard title={translate('help.manuals.title')} text={translate('help.manuals.text')}>
      <Box component="ul" sx={rowsStyle}>
        {manualsOf(standing).map((type) => (
          <ManualRow key={type} type={type} />
        ))}
      </Box>
    </HelpCard>
  );
}
