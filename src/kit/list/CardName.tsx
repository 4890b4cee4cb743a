import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useRecordLink } from './record-link';
import { OPENS } from './rows';

interface CardNameProps {
  /** Where it is not the first line of the card. */
  variant?: 'subtitle1' | 'body2';
  children: ReactNode;
}

/** Names the record of a card, as the link that opens it; as a text where there is nothing to open. */
export function CardName({ variant = 'subtitle1', children }: CardNameProps) {
  const link = useRecordLink();
  return link === null ? (
    <Typography variant={variant}>{children}</Typography>
  ) : (
    <Typography component={Link} {...link} {...OPENS} variant={variant} translate="no" sx={nameStyle}>
      {children}
    </Typography>
  );
}

const nameStyle: SxProps<Theme> = {
  justifySelf: 'start',
  overflowWrap: 'anywhere',
  // A finger hits more than one sees, also where the next line begins.
  position: 'relative',
  zIndex: 1,
  padding: '6px 0',
  margin: '-6px 0',
  '&:focus-visible': { outlineOffset: '-4px' },
  color: 'text.primary',
  textUnderlineOffset: '3px',
  // The head of a card is scrolled into sight with its link.
  scrollMargin: '20px 0 72px',
};
