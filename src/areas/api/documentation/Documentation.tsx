import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import type { SxProps, Theme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { addDays } from '../../../../contract/calendar';
import { saveFile } from '../../../kit/export/save-file';
import { useToday } from '../../../ui/format/use-today';
import { Message } from '../../../ui/states/Message';
import { BankFiles } from './BankFiles';
import { CallCard } from './CallCard';
import { Contents } from './Contents';
import { Events } from './Events';
import type { ExampleLanguage } from './examples/examples';
import { Guide } from './Guide';
import { Keys } from './Keys';
import { Limits } from './Limits';
import { type ApiDocument, callsOf, problemOf } from './reference/document';
import { searchCalls } from './reference/search';
import { TokenContext } from './try/token-context';
import { Versions } from './Versions';

/** HELP-07: the origin at which programs reach the API: that of the portal, unless the build sets another one. */
const publishedOrigin = (): string => import.meta.env.VITE_API_ORIGIN ?? window.location.origin;

/** The anchors of chapters; no call has an anchor that begins with one of these words. */
const GUIDE = 'guide';
const KEYS = 'keys';
const BANK_FILES = 'bankFiles';
const EVENTS = 'events';
const LIMITS = 'limits';
const VERSIONS = 'versions';

/**
 * The whole documentation: the contents on the left, the chapters and calls on the right, and a search over the calls.
 */
export function Documentation({ document }: { document: ApiDocument }) {
  const translate = useTranslate();
  const text = (key: string, words: object = {}) => translate(`apiDocs.${key}`, words);
  const [typed, setTyped] = useState('');
  const [language, setLanguage] = useState<ExampleLanguage>('curl');
  const [token, setToken] = useState<string | null>(null);
  const held = useMemo(() => ({ token, setToken }), [token]);
  const calls = useMemo(() => callsOf(document), [document]);
  const search = useMemo(() => searchCalls(calls), [calls]);
  const setting = { origin: publishedOrigin(), day: addDays(useToday(), -1) };
  const searching = typed.trim() !== '';
  const found = search(typed);
  useAnchor();
  const chapters = [GUIDE, KEYS, BANK_FILES, EVENTS, LIMITS, VERSIONS].map((anchor) => ({
    anchor,
    title: text(`${anchor}.title`),
  }));
  const download = () => {
    const whole = { ...document, servers: [{ url: setting.origin }] };
    saveFile(new Blob([JSON.stringify(whole, null, 2)], { type: 'application/json' }), 'cofre-api.json');
  };
  return (
    <TokenContext value={held}>
      <Box sx={pageStyle}>
        <Card className="side" component="aside" aria-label={text('contents')}>
          <TextField
            size="small"
            type="search"
            label={text('search')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 100, enterKeyHint: 'search' } }}
          />
          <Typography component="output" variant="caption" color="text.secondary">
            {searching && text('found', { smart_count: found.length })}
          </Typography>
          <Contents calls={found} chapters={searching ? [] : chapters} />
          <Button variant="outlined" startIcon={<DownloadOutlined />} onClick={download}>
            {text('download')}
          </Button>
        </Card>
        <div className="main">
          {!searching && <Guide anchor={GUIDE} setting={setting} />}
          {!searching && <Keys anchor={KEYS} origin={setting.origin} />}
          {searching && found.length === 0 && (
            <Card>
              <Message title={text('none')} text={text('noneHelp')} />
            </Card>
          )}
          {document.tags.map(({ name, description }) => {
            const own = found.filter(({ tag }) => tag === name);
            if (own.length === 0) return null;
            return (
              <section key={name} aria-label={name}>
                <div lang="en">
                  <Typography component="h2" variant="h4">
                    {name}
                  </Typography>
                  <Typography variant="body2" color="text.secondary">
                    {description}
                  </Typography>
                </div>
                {own.map((call) => (
                  <CallCard
                    key={call.name}
                    call={call}
                    setting={setting}
                    language={language}
                    onLanguage={setLanguage}
                  />
                ))}
              </section>
            );
          })}
          {!searching && <BankFiles anchor={BANK_FILES} />}
          {!searching && <Events anchor={EVENTS} document={document} />}
          {!searching && <Limits anchor={LIMITS} problem={problemOf(document)} />}
          {!searching && <Versions anchor={VERSIONS} />}
        </div>
      </Box>
    </TokenContext>
  );
}

const pageStyle: SxProps<Theme> = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '260px minmax(0, 1fr)' },
  alignItems: 'start',
  gap: '16px',
  '& > .side': {
    display: 'grid',
    gap: '12px',
    minWidth: 0,
    padding: '16px',
    position: { md: 'sticky' },
    top: { md: '72px' },
    maxHeight: { md: 'calc(100vh - 88px)' },
    overflow: { md: 'auto' },
    '& output:empty': { display: 'none' },
  },
  '& > .main, & > .main > section': { display: 'grid', gap: '16px', minWidth: 0 },
  '& > .main': { maxWidth: 960 },
  '@media print': { display: 'block', '& > .side': { display: 'none' } },
};

/**
 * Scrolls to the element that the fragment of the address names, once it exists, and focuses it, so that the keyboard
 * continues from there.
 */
function useAnchor(): void {
  const location = useLocation();
  // A second click on the same link is another location with the same hash, and scrolls there again.
  useEffect(() => {
    const { hash } = location;
    if (hash === '') return;
    const place = document.getElementById(hash.slice(1));
    if (place === null) return;
    place.scrollIntoView();
    place.focus({ preventScroll: true });
  }, [location]);
}
