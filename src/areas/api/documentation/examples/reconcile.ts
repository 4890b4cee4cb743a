import { CLIENT_ID, CLIENT_SECRET, type ExampleSetting } from './request';

/*
 * The first reconciliation: the totals of a day, all of its transactions page by page, and a comparison of count, sums
 * and checksum. Rows of deliveries after those of the totals are ignored, because data keeps arriving. The programs
 * exit with 1 where something differs.
 */

/** `reconcile.mjs`, for Node.js 18 and newer. */
export const reconcileInJavaScript = ({
  origin,
  day,
}: ExampleSetting) => `import { createHash } from 'node:crypto';

const ORIGIN = '${origin}';
const day = process.argv[2] ?? '${day}';
const { ${CLIENT_ID}: id, ${CLIENT_SECRET}: secret } = process.env;

async function answerOf(path, options) {
  const answer = await fetch(ORIGIN + path, options);
  if (!answer.ok) throw new Error(\`\${answer.status} \${await answer.text()}\`);
  return answer.json();
}

const { access_token: token } = await answerOf('/api/token', {
  method: 'POST',
  headers: { authorization: \`Basic \${btoa(\`\${id}:\${secret}\`)}\` },
  body: new URLSearchParams({ grant_type: 'client_credentials' }),
});
const headers = { authorization: \`Bearer \${token}\` };

const { delivery, totals } = await answerOf(\`/api/v1/totals?accountingDate=\${day}\`, { headers });

const rows = [];
let since = '';
do {
  const page = await answerOf(\`/api/v1/transactions?accountingDate=\${day}\${since}\`, { headers });
  rows.push(...page.transactions.filter((row) => row.delivery <= delivery));
  since = page.next === null ? null : \`&since=\${encodeURIComponent(page.next)}\`;
} while (since !== null);

const order = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
const linesOf = (establishment) =>
  rows
    .filter((row) => row.establishment === establishment)
    .sort((a, b) => order(a.capturedAt, b.capturedAt) || order(a.terminal, b.terminal) || order(a.nsu, b.nsu))
    .map((row) => [row.capturedAt, row.terminal, row.nsu, row.type, row.amountText].join('\\t') + '\\n');

for (const { establishment, deposits, withdrawals, checksum } of totals) {
  const lines = linesOf(establishment);
  const own = createHash('sha256').update(lines.join('')).digest('hex');
  const agrees = own === checksum && lines.length === deposits.count + withdrawals.count;
  console.log(\`\${establishment}: \${lines.length} transactions, \${agrees ? 'agrees' : 'DIFFERS'}\`);
  if (!agrees) process.exitCode = 1;
}
`;

/** `reconcile.py`, for Python 3.8 and newer. */
export const reconcileInPython = ({ origin, day }: ExampleSetting) => `import base64, hashlib, json, os, sys
import urllib.error, urllib.parse, urllib.request
from decimal import Decimal

ORIGIN = "${origin}"
DAY = sys.argv[1] if len(sys.argv) > 1 else "${day}"


def answer_of(path, headers, data=None):
    try:
        with urllib.request.urlopen(urllib.request.Request(ORIGIN + path, data, headers)) as answer:
            return json.load(answer, parse_int=Decimal, parse_float=Decimal)
    except urllib.error.HTTPError as error:
        sys.exit(f"{error.code} {error.read().decode()}")


client = f'{os.environ["${CLIENT_ID}"]}:{os.environ["${CLIENT_SECRET}"]}'
basic = {"Authorization": "Basic " + base64.b64encode(client.encode()).decode()}
token = answer_of("/api/token", basic, b"grant_type=client_credentials")["access_token"]
headers = {"Authorization": f"Bearer {token}"}

day = answer_of(f"/api/v1/totals?accountingDate={DAY}", headers)

rows, since = [], ""
while since is not None:
    page = answer_of(f"/api/v1/transactions?accountingDate={DAY}{since}", headers)
    rows += [row for row in page["transactions"] if row["delivery"] <= day["delivery"]]
    since = page["next"] and "&since=" + urllib.parse.quote(page["next"])

differs = False
for total in day["totals"]:
    own = [row for row in rows if row["establishment"] == total["establishment"]]
    own.sort(key=lambda row: (row["capturedAt"], row["terminal"], row["nsu"]))
    digest = hashlib.sha256()
    for row in own:
        line = (row["capturedAt"], row["terminal"], row["nsu"], row["type"], row["amountText"])
        digest.update(("\\t".join(line) + "\\n").encode())
    count = total["deposits"]["count"] + total["withdrawals"]["count"]
    agrees = digest.hexdigest() == total["checksum"] and len(own) == count
    differs = differs or not agrees
    print(f'{total["establishment"]}: {len(own)} transactions, {"agrees" if agrees else "DIFFERS"}')
sys.exit(differs)
`;
