import EditOutlined from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { editPath } from '../../kit/paths';
import type { CarriedNews, ManagedNews } from './managed-news';

/** NEWS-03, NEWS-05: the way from a row to its form, which it carries the item to. */
export function EditNewsLink({ news }: { news: ManagedNews }) {
  const translate = useTranslate();
  const name = translate('marketing.open', { title: news.title });
  const carried: CarriedNews = { edit: true, news };
  return (
    <Tooltip title={name}>
      <IconButton
        component={Link}
        to={editPath('/marketing', news.id)}
        state={carried}
        size="small"
        aria-label={name}
      >
        <EditOutlined />
      </IconButton>
    </Tooltip>
  );
}
