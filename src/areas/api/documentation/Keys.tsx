import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { issueToken } from '../../../../contract/api';
import { useCredentials } from '../use-credentials';
import { Chapter } from './Chapter';
import { CodeBlock } from './CodeBlock';
import { Prose } from './Prose';

/** Works in OpenSSL of any version since 1.0.2. */
const MAKE = `openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out cofre.key
openssl pkey -in cofre.key -pubout -out cofre.pub
`;

/** How a program signs in with a key: how one is made, and what it signs. */
export function Keys({ anchor, origin }: { anchor: string; origin: string }) {
  const translate = useTranslate();
  const { data } = useCredentials();
  const text = (key: string) => translate(`apiDocs.keys.${key}`);
  const clientId = data?.clientId ?? '…';
  return (
    <Chapter anchor={anchor} title={text('title')} text={text('text')}>
      <Part title={text('make.title')} text={text('make.text')} />
      <CodeBlock label={text('make.title')} text={MAKE} />
      <Link component={RouterLink} to="/swagger/credenciais" variant="body2" sx={{ justifySelf: 'start' }}>
        {text('make.link')}
      </Link>
      <Part title={text('token.title')} text={text('token.text')} />
      <CodeBlock label={text('token.title')} text={assertionOf(clientId, origin)} copyable={false} />
    </Chapter>
  );
}

const Part = ({ title, text }: { title: string; text: string }) => (
  <div>
    <Typography component="h3" variant="subtitle2">
      {title}
    </Typography>
    <Typography variant="body2">
      <Prose text={text} />
    </Typography>
  </div>
);

/** Shows what is signed; a program fills in the moments and a new name each time. */
const assertionOf = (clientId: string, origin: string) => `{ "alg": "ES256", "kid": "…" }
{
  "iss": "${clientId}",
  "sub": "${clientId}",
  "aud": "${origin}${issueToken.path}",
  "iat": 1795000000,
  "exp": 1795000060,
  "jti": "…"
}
`;
