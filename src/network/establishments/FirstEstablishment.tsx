import Box from '@mui/material/Box';
import { FirstOfMany } from '../../kit/list/FirstOfMany';

interface FirstEstablishmentProps {
  /** The first, and the others as far as they are known. */
  establishments: readonly { id: string; nomeFantasia: string }[];
  /** How many there are. */
  total: number;
  /** What the popover is called. */
  title: string;
  /** What the button with the number of the others is called. */
  more: (count: string) => string;
}

/** ACC-04, ACC-05: the first establishment with its code, and a button that lists at most ten of the others. */
export function FirstEstablishment({ establishments, ...props }: FirstEstablishmentProps) {
  const items = establishments.map((establishment) => ({
    key: establishment.id,
    text: <NameAndCode {...establishment} />,
  }));
  return <FirstOfMany items={items} {...props} />;
}

/** Keeps the code in one piece at the end of a line. */
function NameAndCode({ id, nomeFantasia }: FirstEstablishmentProps['establishments'][number]) {
  return (
    <>
      {nomeFantasia}{' '}
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        Cód.:({id})
      </Box>
    </>
  );
}
