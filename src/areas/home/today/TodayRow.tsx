import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { TodayItem } from '../../../../contract/today';
import { ScreenIcon } from '../../../shell/ScreenIcon';
import { placePath } from '../../../ui/paths';
import { useIsPhone } from '../../../ui/use-is-phone';
import { useAge } from './use-age';

interface Props {
  item: TodayItem;
  /** By the network's clocks. */
  checkedAt: string;
}

/**
 * One thing that needs the person. On a phone the whole row leads to its screen, and names are no links of their own,
 * because a finger could not tell them apart.
 */
export function TodayRow({ item: { severity, title, text, age, action }, checkedAt }: Props) {
  const phone = useIsPhone();
  const ageOf = useAge();
  const to = placePath(action.to);
  const label = `${action.label} – ${title}`;
  const old = age !== null && (
    <Typography variant="caption" component="span" className="age">
      {ageOf(age, checkedAt)}
    </Typography>
  );
  return (
    <li className={severity}>
      <span className="tile">
        <ScreenIcon path={action.to.screen} aria-hidden />
      </span>
      <div className="words">
        <Typography variant="body1" component="h3">
          {title}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {text.map((piece, index) =>
            // A piece of a sentence has no key but its place.
            piece.to === undefined || phone ? (
              <span key={index}>{piece.text}</span>
            ) : (
              <Link key={index} component={RouterLink} to={placePath(piece.to)}>
                {piece.text}
              </Link>
            ),
          )}
        </Typography>
        {phone && old}
      </div>
      {!phone && old}
      {phone ? (
        <RouterLink to={to} aria-label={label} className="go">
          <ChevronRightOutlined aria-hidden />
        </RouterLink>
      ) : (
        <Button component={RouterLink} to={to} variant="outlined" size="small" aria-label={label}>
          {action.label}
        </Button>
      )}
    </li>
  );
}
