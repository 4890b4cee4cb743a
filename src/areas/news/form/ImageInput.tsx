import Box from '@mui/material/Box';
import FormLabel from '@mui/material/FormLabel';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { uploadNewsFile } from '../../../../contract/news-management';
import { useFormInput } from '../../../kit/edit/use-form-input';
import { legendStyle } from '../../../kit/list/controls-style';
import { PictureButton } from '../../../kit/upload/PictureButton';
import { UploadState } from '../../../kit/upload/UploadState';
import { useUploads } from '../../../kit/upload/use-uploads';
import { NewsPicture } from '../../../network/news/NewsPicture';
import { upload } from '../../../portal/files';
import { FieldError } from '../../../ui/fields/FieldError';

/** NEWS-06, NEWS-12, NEWS-13: the picture, which is uploaded as soon as it is chosen; another one replaces it. */
export function ImageInput({ required }: { required: boolean }) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const { field, fault } = useFormInput({ source: 'image' });
  const image = field.value as string;
  const pictures = useUploads({
    send: (body, _pending, options) => upload(uploadNewsFile, { body, ...options }),
    onArrived: ({ cdImage }) => {
      setValue('upload', '');
      field.onChange(cdImage);
    },
    failed: 'news.form.notSaved',
  });
  const [underway] = pictures.all;
  const against = underway === undefined ? '' : (underway.failure ?? 'news.form.uploading');
  useEffect(() => setValue('upload', against), [setValue, against]);
  return (
    <Box sx={{ display: 'grid', gap: '8px', justifyItems: 'start' }}>
      <FormLabel component="span" required={required} error={fault !== undefined} sx={legendStyle}>
        {translate('news.form.image')}
      </FormLabel>
      {image !== '' && (
        <Box sx={{ width: '100%', maxWidth: 280, overflow: 'hidden', borderRadius: '8px' }}>
          <NewsPicture file={image} alt={translate('news.form.picture')} card />
        </Box>
      )}
      {pictures.all.map((one) => (
        <Box key={one.key} sx={{ width: '100%', maxWidth: 480 }}>
          <UploadState upload={one} onRetry={pictures.retry} onRemove={pictures.remove} />
        </Box>
      ))}
      <PictureButton
        label={translate(`news.form.${image === '' ? 'choose' : 'replace'}`)}
        // The problem of a failed upload is shown beside it instead.
        fault={fault === undefined || underway?.failure ? undefined : <FieldError text={fault} />}
        buttonRef={field.ref}
        onChosen={(files) => {
          if (files.length === 0) return;
          for (const { key } of pictures.all) pictures.remove(key);
          pictures.add(files);
        }}
      />
    </Box>
  );
}
