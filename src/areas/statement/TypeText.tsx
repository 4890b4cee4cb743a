import CallMadeOutlined from '@mui/icons-material/CallMadeOutlined';
import CallReceivedOutlined from '@mui/icons-material/CallReceivedOutlined';
import { useTranslate } from 'react-admin';

/** STMT-14: an arrow and a word for the direction of a transaction. */
export function TypeText({ out }: { out: boolean }) {
  const translate = useTranslate();
  const Arrow = out ? CallMadeOutlined : CallReceivedOutlined;
  return (
    <>
      <Arrow fontSize="inherit" aria-hidden />
      {translate(`statement.types.${out ? 'withdrawal' : 'deposit'}`)}
    </>
  );
}
