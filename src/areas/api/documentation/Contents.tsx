import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { ApiCall } from './reference/document';

interface ContentsProps {
  calls: readonly ApiCall[];
  /** Anchors and titles of the chapters that are not calls. */
  chapters: readonly { anchor: string; title: string }[];
}

/** The table of contents, in which calls appear by their addresses. */
export function Contents({ calls, chapters }: ContentsProps) {
  const translate = useTranslate();
  const tags = [...new Set(calls.map(({ tag }) => tag))];
  return (
    <Box component="nav" aria-label={translate('apiDocs.contents')} sx={contentsStyle}>
      <ul>
        {chapters.map(({ anchor, title }) => (
          <li key={anchor}>
            <Link component={RouterLink} to={{ hash: anchor }} underline="hover">
              {title}
            </Link>
          </li>
        ))}
      </ul>
      {tags.map((tag) => (
        <div key={tag}>
          <Typography variant="overline" component="p" color="text.secondary" lang="en">
            {tag}
          </Typography>
          <ul>
            {calls
              .filter((call) => call.tag === tag)
              .map(({ anchor, method, path }) => (
                <li key={anchor}>
                  <Link component={RouterLink} to={{ hash: anchor }} underline="hover" className="address">
                    {method} {path}
                  </Link>
                </li>
              ))}
          </ul>
        </div>
      ))}
    </Box>
  );
}

const contentsStyle: SxProps<Theme> = {
  display: 'grid',
  gap: '12px',
  typography: 'body2',
  '& ul': { display: 'grid', margin: 0, padding: 0, listStyle: 'none' },
  // High enough to be tapped.
  '& a': { display: 'flex', alignItems: 'center', minHeight: { xs: 44, md: 28 }, overflowWrap: 'anywhere' },
  '& .address': { fontFamily: 'ui-monospace, monospace', fontSize: '0.75rem' },
};
