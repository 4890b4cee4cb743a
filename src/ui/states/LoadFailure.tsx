import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useFailureText, useRequestText } from '../failure/use-failure-text';
import { Message } from './Message';

interface LoadFailureProps {
  /** What could not be loaded, already in the person's language. */
  title: string;
  error: unknown;
  onRetry: () => unknown;
}

/** Shown in the place of something that could not be loaded: what happened, and a button to try again. */
export function LoadFailure({ title, error, onRetry }: LoadFailureProps) {
  const translate = useTranslate();
  const failureText = useFailureText();
  const requestText = useRequestText();
  return (
    <Message
      alert
      title={title}
      text={failureText(error)}
      detail={requestText(error)}
      action={
        <Button variant="outlined" onClick={() => onRetry()}>
          {translate('common.retry')}
        </Button>
      }
    />
  );
}
