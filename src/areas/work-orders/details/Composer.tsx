import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { addOrderAttachment } from '../../../../contract/work-order-conversation';
import { commentProblem } from '../../../../contract/work-order-rules';
import { WORK_ORDER } from '../../../../contract/work-orders';
import { SaveFailure } from '../../../kit/edit/SaveFailure';
import { UnsavedGuard } from '../../../kit/edit/UnsavedGuard';
import { PictureButton } from '../../../kit/upload/PictureButton';
import { UploadState } from '../../../kit/upload/UploadState';
import { useUploads } from '../../../kit/upload/use-uploads';
import { upload } from '../../../portal/files';
import { FieldError } from '../../../ui/fields/FieldError';
import { useComment } from './use-comment';

interface ComposerProps {
  workOrder: number;
  /** Whether the order still accepts comments or pictures. */
  mayComment: boolean;
  mayAttach: boolean;
  /** Called when a comment or a picture was added. */
  onAdded: () => void;
}

/** The form that adds comments and pictures to an order. Text and pictures stay until they have been sent. */
export function Composer({ workOrder, mayComment, mayAttach, onAdded }: ComposerProps) {
  const translate = useTranslate();
  const text = (key: string, more = {}) => translate(`workOrders.talk.${key}`, more);
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const uploads = useAttachments(workOrder, onAdded);
  const { send, sending, failure } = useComment(workOrder, () => {
    setTyped('');
    setSubmitted(false);
    onAdded();
    uploads.sendAll();
  });
  const problem = submitted ? commentProblem(typed) : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const waiting = uploads.all.some(({ sent, failure }) => sent === null && failure === null);
    // Pictures need no word.
    if (waiting && typed.trim() === '') {
      uploads.sendAll();
      return;
    }
    setSubmitted(true);
    if (commentProblem(typed) === null) send(typed.trim());
    else field.current?.focus();
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: '12px' }}>
      {failure !== null && <SaveFailure error={failure} title={text('notSent')} noAnswer={text('kept')} />}
      {mayComment && (
        <TextField
          id={id}
          multiline
          minRows={3}
          maxRows={12}
          label={text('comment')}
          value={typed}
          inputRef={field}
          error={problem !== null}
          helperText={
            problem === null ? (
              text('commentHelp', { most: WORK_ORDER.commentLength })
            ) : (
              <FieldError text={translate(`workOrderProblems.${problem}`)} />
            )
          }
          onChange={({ target }) => setTyped(target.value)}
          slotProps={{ htmlInput: { maxLength: 10_000 } }}
        />
      )}
      {uploads.all.map((upload) => (
        <UploadState key={upload.key} upload={upload} onRetry={uploads.retry} onRemove={uploads.remove} />
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '8px 12px' }}>
        {(mayComment || mayAttach) && (
          <Button type="submit" variant="contained" aria-busy={sending}>
            {text('send')}
          </Button>
        )}
        {mayAttach && <PictureButton label={text('attach')} multiple onChosen={uploads.add} />}
      </Box>
      <UnsavedGuard when={() => typed.trim() !== '' || uploads.all.length > 0} />
    </Box>
  );
}

/**
 * ERR-04: pictures of an order. They wait for the person to send them, because what both sides see cannot be taken back;
 * each is stored once, however often its reply is lost.
 */
function useAttachments(workOrder: number, onAdded: () => void) {
  return useUploads({
    send: (picture, { key, file: { name } }, options) =>
      upload(addOrderAttachment, {
        params: { workOrder },
        body: { name, ...picture, chave: key },
        ...options,
      }),
    onArrived: onAdded,
    failed: 'workOrders.talk.notSaved',
    held: true,
  });
}
