import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { createElement, type MouseEvent, useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { ScreenIcon } from '../ScreenIcon';
import type { Choice, ChoiceGroup } from './choice';

interface Props {
  group: ChoiceGroup;
  active: Choice | undefined;
  idOf: (choice: Choice) => string;
  onActive: (choice: Choice) => void;
  onOpen: (choice: Choice) => void;
  /** The browser itself opens a tab for it. */
  onOpenElsewhere: (choice: Choice) => void;
}

/** Choices of one kind below their heading. Those that lead somewhere are links, which the browser opens in a tab as well. */
export function FinderGroup({ group, active, idOf, onActive, onOpen, onOpenElsewhere }: Props) {
  const translate = useTranslate();
  const heading = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an optgroup belongs to a select
    <Box role="group" aria-labelledby={heading}>
      <Typography
        id={heading}
        role="presentation"
        variant="caption"
        color="text.secondary"
        sx={{ display: 'block', padding: '8px 8px 2px', fontWeight: 600 }}
      >
        {translate(`finder.groups.${group.name}`)}
      </Typography>
      {group.choices.map((choice) => {
        const click = (event: MouseEvent) => {
          const { ctrlKey, metaKey, shiftKey } = event;
          if (choice.address !== undefined && (ctrlKey || metaKey || shiftKey))
            return onOpenElsewhere(choice);
          event.preventDefault();
          onOpen(choice);
        };
        return (
          <Box
            key={choice.key}
            id={idOf(choice)}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option of a select is no link
            role="option"
            tabIndex={-1}
            aria-selected={choice === active}
            {...(choice.address === undefined ? {} : { component: Link, to: choice.address })}
            onClick={click}
            // The focus stays in the field.
            onMouseDown={(event: MouseEvent) => event.button === 0 && event.preventDefault()}
            onMouseMove={() => choice !== active && onActive(choice)}
            sx={optionStyle}
          >
            <Icon choice={choice} />
            <span className="title">{choice.title}</span>
            {choice.detail !== undefined && <span className="detail">{choice.detail}</span>}
          </Box>
        );
      })}
    </Box>
  );
}

function Icon({ choice: { icon } }: { choice: Choice }) {
  return typeof icon === 'string' ? (
    <ScreenIcon path={icon} fontSize="small" />
  ) : (
    createElement(icon, { fontSize: 'small' })
  );
}

const optionStyle: SxProps<Theme> = ({ palette }) => ({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: '0 12px',
  alignItems: 'center',
  minHeight: { xs: 44, md: 36 },
  padding: '6px 8px',
  borderRadius: '6px',
  color: 'text.primary',
  textDecoration: 'none',
  cursor: 'pointer',
  scrollMargin: '32px',
  '& .MuiSvgIcon-root': { gridRow: '1 / span 2', color: 'text.secondary' },
  '& .title': { gridColumn: 2, overflowWrap: 'anywhere' },
  '& .detail': {
    gridColumn: 2,
    color: palette.text.secondary,
    fontSize: '0.8125rem',
    lineHeight: '18px',
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
  },
  '&[aria-selected=true]': { backgroundColor: palette.action.selected },
  '@media (forced-colors: active)': { '&[aria-selected=true]': { outline: '2px solid Highlight' } },
});
