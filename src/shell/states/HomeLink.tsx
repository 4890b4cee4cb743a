import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

/** The way out of a page that shows nothing. */
export function HomeLink() {
  const translate = useTranslate();
  return (
    <Button component={Link} to="/home" variant="outlined">
      {translate('shell.toHome')}
    </Button>
  );
}
