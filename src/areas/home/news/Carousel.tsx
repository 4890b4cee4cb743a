import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type TouchEvent, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { NewsItem } from '../../../../contract/news';
import { excerpt } from '../../../network/news/excerpt';
import { NewsDate } from '../../../network/news/NewsDate';
import { NewsPicture } from '../../../network/news/NewsPicture';
import { useFormat } from '../../../ui/format/use-format';
import { slidesStyle } from './news-style';
import { SectionHead } from './SectionHead';
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

/** The number of characters that fill three lines. */
const TEASER = 200;

/**
 * HOME-07: the newest news, one at a time. It changes only by the person's action, and its elements are those of the
 * ARIA pattern for carousels. All slides lie in the same place, so that the height of the page is constant.
 */
export function Carousel({ items }: { items: readonly NewsItem[] }) {
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
    <section aria-roledescription={translate('home.highlights.carousel')} aria-labelledby={title}>
      <SectionHead id={title} title={translate('home.highlights.title')}>
        {items.length > 1 && (
          <Stepper previous={step('previous')} next={step('next')} controls={slides}>
            <Typography variant="body2" color="text.secondary">
              {position(shown)}
            </Typography>
          </Stepper>
        )}
      </SectionHead>
      <Card id={slides} aria-live="polite" sx={slidesStyle} {...swipe}>
        {items.map((item, index) => (
          <Box
            key={item.id}
            component="fieldset"
            aria-roledescription={translate('home.highlights.slide')}
            aria-label={position(index)}
            className={index === shown ? 'shown' : ''}
          >
            <NewsPicture file={item.urlFile} alt="" />
            <div className="words">
              <NewsDate moment={item.openDate} />
              <Typography variant="h5" component="h3">
                {item.title}
              </Typography>
              <Typography variant="body1" color="text.secondary">
                {excerpt(item.text, TEASER)}
              </Typography>
              <Button
                variant="outlined"
                aria-haspopup="dialog"
                aria-label={`${translate('home.highlights.more')} – ${item.title}`}
                onClick={() => open(item.id)}
              >
                {translate('home.highlights.more')}
              </Button>
            </div>
          </Box>
        ))}
      </Card>
    </section>
  );
}
