import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { type TouchEvent, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { NewsItem } from '../../../../contract/news';
import { NewsDate } from '../../../network/news/NewsDate';
import { NewsPicture } from '../../../network/news/NewsPicture';
import { useFormat } from '../../../ui/format/use-format';
import { showNews } from './news-heading';
import { slidesStyle } from './news-style';
import { Stepper } from './Stepper';
import { useOpenNews } from './use-open-news';

/**
 * The least horizontal distance of a swipe in pixels, and the least ratio of its horizontal to its vertical distance.
 */
const REACH = { least: 48, slant: 2 };

/** The handlers of an element on which a swipe takes a step: 1 is the next, -1 the previous one. */
function useSwipe(onStep: (step: 1 | -1) => void) {
  const start = useRef({ x: 0, y: 0 });
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      start.current = { x: touch?.clientX ?? 0, y: touch?.clientY ?? 0 };
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      if (touch === undefined) return;
      const [x, y] = [touch.clientX - start.current.x, touch.clientY - start.current.y];
      if (Math.abs(x) < REACH.least || Math.abs(x) < REACH.slant * Math.abs(y)) return;
      onStep(x < 0 ? 1 : -1);
    },
  };
}

interface CarouselProps {
  items: readonly NewsItem[];
  /** Of all news. */
  total: number;
}

/**
 * HOME-07: the newest news, one at a time in one row. It changes only by the person's action, and its elements are those of the
 * ARIA pattern for carousels. All slides lie in the same place, so that the height of the page is constant.
 */
export function Carousel({ items, total }: CarouselProps) {
  const translate = useTranslate();
  const { integer } = useFormat();
  const open = useOpenNews();
  const title = useId();
  const slides = useId();
  const [turned, setTurned] = useState(0);
  const shown = Math.min(turned, items.length - 1);
  const turn = (step: 1 | -1) => setTurned((shown + step + items.length) % items.length);
  const swipe = useSwipe(turn);
  const position = (index: number) =>
    translate('home.highlights.position', { position: integer(index + 1), total: integer(items.length) });
  const step = (way: 'previous' | 'next') => ({
    label: translate(`home.highlights.${way}`),
    onStep: () => turn(way === 'next' ? 1 : -1),
  });
  return (
    <Card
      component="section"
      aria-roledescription={translate('home.highlights.carousel')}
      aria-labelledby={title}
      sx={slidesStyle}
    >
      <div className="head">
        <Typography variant="subtitle1" component="h2" id={title}>
          {translate('home.highlights.title')}
        </Typography>
        {total > items.length && (
          <Link component="button" variant="body2" onClick={showNews}>
            {translate('home.highlights.all', { count: integer(total) })}
          </Link>
        )}
        {items.length > 1 && (
          <Stepper previous={step('previous')} next={step('next')} controls={slides}>
            <Typography variant="body2" color="text.secondary">
              {position(shown)}
            </Typography>
          </Stepper>
        )}
      </div>
      <div id={slides} aria-live="polite" className="slides" {...swipe}>
        {items.map((item, index) => (
          <Box
            key={item.id}
            component="fieldset"
            aria-roledescription={translate('home.highlights.slide')}
            aria-label={position(index)}
            className={index === shown ? 'shown' : ''}
          >
            <NewsPicture file={item.urlFile} alt="" card />
            <div className="words">
              <Typography variant="body1" component="h3">
                <ButtonBase aria-haspopup="dialog" onClick={() => open(item.id)}>
                  {item.title}
                </ButtonBase>
              </Typography>
              <NewsDate moment={item.openDate} />
            </div>
            <Button
              variant="outlined"
              size="small"
              aria-haspopup="dialog"
              aria-label={`${translate('home.highlights.more')} – ${item.title}`}
              onClick={() => open(item.id)}
            >
              {translate('home.highlights.more')}
            </Button>
          </Box>
        ))}
      </div>
    </Card>
  );
}
