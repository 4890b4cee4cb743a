import { addressOf, CLIENT_ID, CLIENT_SECRET, EXAMPLE_FILE, type ExampleRequest } from './request';

/** For any POSIX shell, without a program that parses JSON, because not every machine has one. */
export function curl(
  { method, body, file, ...request }: ExampleRequest,
  secured: boolean,
  origin: string,
): string {
  const signIn = `curl -sS --fail-with-body -u "$${CLIENT_ID}:$${CLIENT_SECRET}" \\
  -d grant_type=client_credentials ${quoted(`${origin}/api/token`)}`;
  if (!secured) return `${signIn}\n`;
  const token = `token=$(${signIn} |
  sed -n 's/.*"access_token":"\\([^"]*\\)".*/\\1/p')`;
  const lines = [
    `curl -sS --fail-with-body ${quoted(origin + addressOf(request))}`,
    '-H "Authorization: Bearer $token"',
    ...(method === 'GET' || method === 'POST' ? [] : [`-X ${method}`]),
    ...(file ? ["-H 'Content-Type: application/octet-stream'", `--data-binary @${EXAMPLE_FILE}`] : []),
    ...(body === null
      ? []
      : ["-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(body, null, 2))}`]),
  ];
  return `${token}\n${lines.join(' \\\n  ')}\n`;
}

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
