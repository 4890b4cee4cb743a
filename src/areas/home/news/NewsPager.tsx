import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../../ui/format/use-format';
import { Stepper } from './Stepper';
import type { NewsPage } from './use-news';

interface Props {
  list: NewsPage;
  /** The id of the cards. */
  controls: string;
  /** Goes to a page, counted from 1. */
  goTo: (page: number) => void;
}

/** HOME-01: the range of the shown news, and buttons to newer and older ones; nothing where one page contains all. */
export function NewsPager({ list: { items, page, pages, from, total }, controls, goTo }: Props) {
  const translate = useTranslate();
  const { integer } = useFormat();
  if (pages <= 1 || items.length === 0) return null;
  return (
    <Stepper
      controls={controls}
      previous={{
        label: translate('list.pager.previous'),
        onStep: page > 1 ? () => goTo(page - 1) : null,
      }}
      next={{
        label: translate('list.pager.next'),
        onStep: page < pages ? () => goTo(page + 1) : null,
      }}
    >
      <Typography component="output" variant="body2" color="text.secondary">
        {translate('list.pager.range', {
          from: integer(from),
          to: integer(from + items.length - 1),
          total: integer(total),
        })}
      </Typography>
    </Stepper>
  );
}
