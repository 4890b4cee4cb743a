import ErrorOutlineOutlined from '@mui/icons-material/ErrorOutlineOutlined';

/** What is wrong with a field, below it: icon and sentence. */
export function FieldError({ text }: { text: string | undefined }) {
  return (
    <>
      <ErrorOutlineOutlined aria-hidden sx={{ fontSize: 16 }} />
      {text}
    </>
  );
}
