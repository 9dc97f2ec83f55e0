import { fillText } from '@schemas/layout/fill-text'
import type { Locale } from '@schemas/layout/locale'
import { pickText } from '@schemas/layout/pick-text'
import { themeColors } from '@schemas/layout/theme-css'
import { attribute } from '../pages/document'
import type { Site } from '../platform/sites'
import { appearanceOf } from '../themes/appearance'
import type { Themes } from '../themes/themes'

/**
 * Content of a mail: paragraphs, questions with answers, one action, small print, and finally the link to switch such
 * mails off. Replies go to `replyTo`, or nowhere.
 */
export type MailText = {
  title: string
  lines: readonly string[]
  answers?: readonly { question: string; answer: string }[]
  replyTo?: string
  action?: { label: string; url: string }
  code?: string
  after?: readonly string[]
  settings?: { label: string; url: string }
}

const messages = {
  link: {
    en: 'If the button doesn’t work, copy this address into your browser:',
    th: 'หากปุ่มใช้งานไม่ได้ ให้คัดลอกที่อยู่นี้ไปวางในเบราว์เซอร์:',
  },
  replied: {
    en: 'Sent by {site}. Your reply to this email goes to {to}.',
    th: 'ส่งโดย {site} เมื่อตอบกลับอีเมลนี้ คำตอบจะส่งถึง {to}',
  },
  from: { en: 'Sent by {site}. Please do not reply to this email.', th: 'ส่งโดย {site} โปรดอย่าตอบกลับอีเมลนี้' },
}

/**
 * A mail in one language, as text and as HTML in the site's colours. Mail programs support little CSS, so there is
 * little.
 */
export function composeMail(
  site: Site,
  themes: Themes,
  locale: Locale,
  { title, lines, answers = [], replyTo, code, after = [], ...links }: MailText,
): { subject: string; plain: string; html: string } {
  const action = links.action && { ...links.action, url: inLanguage(site, links.action.url, locale) }
  const settings = links.settings && { ...links.settings, url: inLanguage(site, links.settings.url, locale) }
  const name = pickText(site.name, locale)
  const from = fillText(messages[replyTo === undefined ? 'from' : 'replied'][locale], { site: name, to: replyTo ?? '' })
  const plain = [
    title,
    ...lines,
    ...answers.map(({ question, answer }) => `${question}\n${answer}`),
    ...(code ? [code] : []),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...after,
    ...(settings ? [`${settings.label}:\n${settings.url}`] : []),
    '-- ',
    from,
  ].join('\n\n')
  const { brand, onBrand } = themeColors(appearanceOf(site, themes).theme)
  const paragraph = (text: string, style = '') => `<p style="margin:0 0 16px;${style}">${attribute(text)}</p>`
  const button = action
    ? `<p style="margin:24px 0"><a href="${attribute(action.url)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:${brand.light};color:${onBrand.light};font-weight:600;text-decoration:none">${attribute(action.label)}</a></p>`
    : ''
  const fallback = action
    ? `${paragraph(messages.link[locale], 'font-size:14px;color:#555')}<p style="margin:0 0 16px;font-size:14px;word-break:break-all"><a href="${attribute(action.url)}" style="color:#555">${attribute(action.url)}</a></p>`
    : ''
  const shownCode = code
    ? `<p style="margin:24px 0;font-size:28px;letter-spacing:.2em;font-weight:700">${attribute(code)}</p>`
    : ''
  const answerHtml = answers
    .map(
      ({ question, answer }) =>
        `<p style="margin:0 0 16px;overflow-wrap:anywhere"><span style="font-size:14px;color:#555">${attribute(question)}</span><br>${attribute(answer).replaceAll('\n', '<br>')}</p>`,
    )
    .join('')
  const switched = settings
    ? `<p style="margin:0 0 16px;font-size:14px"><a href="${attribute(settings.url)}" style="color:#555">${attribute(settings.label)}</a></p>`
    : ''
  const html = `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${attribute(title)}</title></head>
<body style="margin:0;background:#f4f4f2;color:#1c1c1c;font:16px/1.7 'Noto Sans Thai','Leelawadee UI',Thonburi,system-ui,sans-serif"><table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:32px 16px"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#fff;border-radius:12px;border-top:4px solid ${brand.light}"><tr><td style="padding:32px">
<p style="margin:0 0 24px;font-weight:700;color:#555">${attribute(name)}</p><h1 style="margin:0 0 16px;font-size:22px;line-height:1.4">${attribute(title)}</h1>${lines.map((line) => paragraph(line)).join('')}${answerHtml}${shownCode}${button}${fallback}${after.map((line) => paragraph(line, 'font-size:14px;color:#555')).join('')}${switched}
</td></tr></table><p style="margin:16px 0;font-size:13px;color:#777">${attribute(from)}</p></td></tr></table></body></html>`
  return { subject: title, plain, html }
}

/** The page opens in the mail's language, also in a browser that has never been here. */
function inLanguage({ space: { locales } }: Site, url: string, locale: Locale): string {
  if (locales.length < 2 || !locales.includes(locale)) return url
  const [address = '', fragment] = url.split('#', 2)
  return `${address}${address.includes('?') ? '&' : '?'}lang=${locale}${fragment === undefined ? '' : `#${fragment}`}`
}
