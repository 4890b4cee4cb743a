import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { SaveFailure } from '../../../kit/edit/SaveFailure';
import { PortalError } from '../../../ui/failure/portal-error';
import { editPath } from '../../../ui/paths';

/**
 * WO-24: shows why an order could not be opened; for a transaction that is already disputed, with a link to that order.
 */
export function OpeningFailure({ error }: { error: unknown }) {
  const translate = useTranslate();
  const number = error instanceof PortalError ? error.fields['workOrder'] : undefined;
  return (
    <>
      <SaveFailure
        error={error}
        title={translate('workOrders.form.failed')}
        noAnswer={translate('workOrders.form.kept')}
      />
      {number !== undefined && (
        <Box>
          <Button component={Link} to={editPath('/chamados', number)} variant="outlined">
            {translate('workOrders.form.existing', { number })}
          </Button>
        </Box>
      )}
    </>
  );
}
