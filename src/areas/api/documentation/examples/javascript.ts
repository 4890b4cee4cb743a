import { addressOf, CLIENT_ID, CLIENT_SECRET, EXAMPLE_FILE, type ExampleRequest } from './request';

/** For Node.js 18 and newer: nothing has to be installed. A module (`.mjs`). */
export function javascript(
  { method, body, file, ...request }: ExampleRequest,
  secured: boolean,
  origin: string,
) {
  const sent = file ? 'application/octet-stream' : body === null ? null : 'application/json';
  const options = [
    ...(method === 'GET' ? [] : [`  method: ${text(method)},`]),
    sent === null
      ? '  headers: { authorization: `Bearer ${token}` },'
      : `  headers: { authorization: \`Bearer \${token}\`, 'content-type': '${sent}' },`,
    ...(file ? [`  body: await readFile('${EXAMPLE_FILE}'),`] : []),
    ...(body === null
      ? []
      : [`  body: JSON.stringify(${JSON.stringify(body, null, 2).replaceAll('\n', '\n  ')}),`]),
  ];
  const call = `
const answer = await fetch(${text(origin + addressOf(request))}, {
${options.join('\n')}
});
if (!answer.ok) throw new Error(\`\${answer.status} \${await answer.text()}\`);
console.log(await answer.text());
`;
  return `${file ? "import { readFile } from 'node:fs/promises';\n\n" : ''}const { ${CLIENT_ID}: id, ${CLIENT_SECRET}: secret } = process.env;

const signIn = await fetch(${text(`${origin}/api/token`)}, {
  method: 'POST',
  headers: { authorization: \`Basic \${btoa(\`\${id}:\${secret}\`)}\` },
  body: new URLSearchParams({ grant_type: 'client_credentials' }),
});
if (!signIn.ok) throw new Error(\`\${signIn.status} \${await signIn.text()}\`);
${secured ? `const { access_token: token } = await signIn.json();\n${call}` : 'console.log(await signIn.text());\n'}`;
}

const text = (value: string) => `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
