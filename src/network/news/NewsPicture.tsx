import Box from '@mui/material/Box';
import { useState } from 'react';
import { imageFile } from '../../../contract/files';
import { pathOf } from '../../../contract/operation';
import { Rosette } from '../../ui/ornament/Rosette';
import { pictureStyle } from './picture-style';

interface Props {
  /** `null`: the item has none. */
  file: string | null;
  /** Empty where a title stands beside it that says as much. */
  alt: string;
  /** The smaller rendition, where there is one. */
  card?: true;
}

/** HOME-04: the picture of a news item; the rosette of the house where there is none, or it does not come. */
export function NewsPicture({ file, alt, card }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <Box sx={pictureStyle}>
      {file === null || file === failed ? (
        <Box
          className="fallback"
          {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
        >
          <Rosette drawing="small" size={220} />
        </Box>
      ) : (
        <img
          src={`${pathOf(imageFile, { file })}${card ? '?size=card' : ''}`}
          alt={alt}
          width={1200}
          height={630}
          loading="lazy"
          decoding="async"
          onError={() => setFailed(file)}
        />
      )}
    </Box>
  );
}
