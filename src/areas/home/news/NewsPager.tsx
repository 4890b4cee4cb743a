import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { NEWS } from '../../../../contract/limits';
import type { listNews } from '../../../../contract/news';
import type { ReplyOf } from '../../../../contract/operation';
import { useFormat } from '../../../kit/use-format';
import { Stepper } from './Stepper';

interface Props {
  list: ReplyOf<typeof listNews>;
  /** The id of the cards. */
  controls: string;
  /** Pages count from 1. */
  goTo: (page: number) => void;
}

/** HOME-01: which news these are, and the way to the newer and the older ones; nothing where one page has them all. */
export function NewsPager({ list: { content, pageable, totalPages, totalElements }, controls, goTo }: Props) {
  const translate = useTranslate();
  const { integer } = useFormat();
  const before = pageable.pageNumber * NEWS.homeSize;
  const page = pageable.pageNumber + 1;
  if (totalPages <= 1 || content.length === 0) return null;
  return (
    <Stepper
      controls={controls}
      previous={{
        label: translate('list.pager.previous'),
        onStep: page > 1 ? () => goTo(page - 1) : null,
      }}
      next={{
        label: translate('list.pager.next'),
        onStep: page < totalPages ? () => goTo(page + 1) : null,
      }}
    >
      <Typography component="output" variant="body2" color="text.secondary">
        {translate('list.pager.range', {
          from: integer(before + 1),
          to: integer(before + content.length),
          total: integer(totalElements),
        })}
      </Typography>
    </Stepper>
  );
}
