import { addressOf, CLIENT_ID, CLIENT_SECRET, EXAMPLE_FILE, type ExampleRequest } from './request';

/** For Python 3.8 and newer, with the standard library alone, because Debian's Python has no `requests`. */
export function python(
  { method, body, file, ...request }: ExampleRequest,
  secured: boolean,
  origin: string,
): string {
  const call = [
    'request = urllib.request.Request(',
    `    ${text(origin + addressOf(request))},`,
    ...(method === 'GET' ? [] : [`    method=${text(method)},`]),
    '    headers={',
    '        "Authorization": f"Bearer {token}",',
    ...(body === null ? [] : ['        "Content-Type": "application/json",']),
    ...(file ? ['        "Content-Type": "application/octet-stream",'] : []),
    '    },',
    // A raw string, because JSON has its own escapes, and three quotes in a row only before its last brace.
    ...(body === null ? [] : [`    data=r"""${JSON.stringify(body, null, 2)}""".encode(),`]),
    ...(file ? [`    data=open("${EXAMPLE_FILE}", "rb").read(),`] : []),
    ')',
    'print(answer_of(request).decode())',
  ].join('\n');
  return `import base64, json, os, sys, urllib.error, urllib.parse, urllib.request


def answer_of(request):
    try:
        with urllib.request.urlopen(request) as answer:
            return answer.read()
    except urllib.error.HTTPError as error:
        sys.exit(f"{error.code} {error.read().decode()}")


client = f'{os.environ["${CLIENT_ID}"]}:{os.environ["${CLIENT_SECRET}"]}'
sign_in = urllib.request.Request(
    ${text(`${origin}/api/token`)},
    data=urllib.parse.urlencode({"grant_type": "client_credentials"}).encode(),
    headers={"Authorization": "Basic " + base64.b64encode(client.encode()).decode()},
)
${secured ? `token = json.loads(answer_of(sign_in))["access_token"]\n\n${call}` : 'print(answer_of(sign_in).decode())'}
`;
}

const text = (value: string) => JSON.stringify(value);
