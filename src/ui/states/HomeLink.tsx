import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

/** A link to the home page, for pages without content. */
export function HomeLink() {
  const translate = useTranslate();
  return (
    <Button component={Link} to="/home" variant="outlined">
      {translate('shell.toHome')}
    </Button>
  );
}
