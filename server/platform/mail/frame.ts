import { type Language, localeOf } from '../../../contract/languages';

/** What stands in a letter, in its order. */
interface Content {
  language: Language;
  title: string;
  greeting: string;
  paragraphs: readonly string[];
  button: { label: string; link: string };
  /** Said before the bare link, for programs in which no button works. */
  instead: string;
  /** Below the link. */
  afterwards: readonly string[];
  footer: string;
}

/** Colours of the console's light theme (src/ui/theme/tokens.ts); mail programs know no style sheet of ours. */
const COLOUR = { petrol: '#0E5468', ink: '#12222A', quiet: '#4C5E67', paper: '#FFFFFF', desk: '#F2F5F6' };
const FONT = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** The letter as text alone. */
export function textOf({ greeting, paragraphs, button, afterwards, footer }: Content): string {
  return `${[greeting, ...paragraphs, button.link, ...afterwards, `-- \n${footer}`].join('\n\n')}\n`;
}

/** The letter as a page: tables and inline styles, because that is what mail programs draw; nothing is fetched. */
export function htmlOf(content: Content): string {
  const { language, title, greeting, paragraphs, button, instead, afterwards, footer } = content;
  const link = escaped(button.link);
  const paragraph = (text: string, style = '') => `<p style="margin:0 0 16px;${style}">${escaped(text)}</p>`;
  const quiet = `font-size:14px;line-height:21px;color:${COLOUR.quiet};`;
  return `<!doctype html>
<html lang="${localeOf[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escaped(title)}</title>
</head>
<body style="margin:0;padding:0;background:${COLOUR.desk};">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${COLOUR.desk};">
<tr><td align="center" style="padding:32px 12px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;background:${COLOUR.paper};border-radius:8px;font-family:${FONT};font-size:16px;line-height:24px;color:${COLOUR.ink};">
<tr><td style="padding:20px 32px;background:${COLOUR.petrol};border-radius:8px 8px 0 0;font-size:18px;font-weight:600;color:${COLOUR.paper};">Cofre</td></tr>
<tr><td style="padding:32px;">
<h1 style="margin:0 0 20px;font-size:22px;line-height:28px;font-weight:600;">${escaped(title)}</h1>
${[greeting, ...paragraphs].map((text) => paragraph(text)).join('\n')}
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0;"><tr>
<td style="background:${COLOUR.petrol};border-radius:6px;"><a href="${link}" style="display:inline-block;padding:12px 24px;font-weight:600;color:${COLOUR.paper};text-decoration:none;">${escaped(button.label)}</a></td>
</tr></table>
${paragraph(instead, quiet)}
<p style="margin:0 0 16px;${quiet}word-break:break-all;"><a href="${link}" style="color:${COLOUR.petrol};">${link}</a></p>
${afterwards.map((text) => paragraph(text, quiet)).join('\n')}
</td></tr>
</table>
<p style="margin:16px 0 0;font-family:${FONT};font-size:13px;line-height:20px;color:${COLOUR.quiet};">${escaped(footer)}</p>
</td></tr>
</table>
</body>
</html>
`;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
}
