import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useFormat } from '../../ui/format/use-format';
import { NameList, type NameListProps } from './NameList';
import { PopoverButton } from './PopoverButton';

interface FirstOfManyProps {
  /** The first, and the others as far as they are known; two may read alike. */
  items: NameListProps['items'];
  /** How many there are. */
  total: number;
  /** What the popover is called. */
  title: string;
  /** What the button with the number of the others is called. */
  more: (count: string) => string;
}

/** The first of several, and a button that lists at most ten of the others. */
export function FirstOfMany({ items, total, title, more }: FirstOfManyProps) {
  const { integer } = useFormat();
  const [first, ...others] = items;
  if (first === undefined) return <Box component="span">–</Box>;
  const rest = total - 1;
  return (
    <Box component="span" sx={style}>
      <span>{first.text}</span>
      {rest > 0 && (
        <PopoverButton
          name={more(integer(rest))}
          title={title}
          content={<NameList items={others} total={rest} />}
        >
          +{integer(rest)}
        </PopoverButton>
      )}
    </Box>
  );
}

const style: SxProps<Theme> = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minWidth: 0,
  '& > button': {
    flex: 'none',
    minWidth: 32,
    height: 24,
    padding: '0 6px',
    border: '1px solid',
    borderColor: 'divider',
    borderRadius: '4px',
    typography: 'caption',
    fontWeight: 500,
    backgroundColor: 'action.hover',
    '@media (max-width: 999.98px)': {
      // As low as the line of a card; a finger hits more than one sees.
      minWidth: 44,
      height: 26,
      margin: '-3px 0',
      '&::after': { content: '""', position: 'absolute', inset: '-9px 0' },
    },
  },
};
