import { fillText } from '@schemas/layout/fill-text'
import type { Locale } from '@schemas/layout/locale'
import type { Mail } from '../mail/transport'
import { attribute } from '../pages/document'
import { formatMoment } from '../text/local-date'

const messages = {
  title: { en: 'Outbox', th: 'กล่องจดหมายออก' },
  lead: {
    en: 'No mail server is set up, so emails stay on this machine. Nobody else can see this page.',
    th: 'ยังไม่ได้ตั้งค่าเซิร์ฟเวอร์อีเมล อีเมลจึงเก็บไว้ในเครื่องนี้ และไม่มีผู้อื่นเห็นหน้านี้',
  },
  none: {
    en: 'No emails yet. Emails the sites would send appear here, such as an account activation link.',
    th: 'ยังไม่มีอีเมล อีเมลที่เว็บไซต์จะส่งจะแสดงที่นี่ เช่น ลิงก์เปิดใช้งานบัญชี',
  },
  newest: { en: 'Showing the latest {count}.', th: 'แสดง {count} ฉบับล่าสุด' },
  again: { en: 'Refresh', th: 'ตรวจสอบอีกครั้ง' },
  at: { en: 'Time', th: 'เวลา' },
  from: { en: 'From', th: 'จาก' },
  to: { en: 'To', th: 'ถึง' },
  subject: { en: 'Subject', th: 'เรื่อง' },
  back: { en: 'All emails', th: 'อีเมลทั้งหมด' },
  file: { en: 'Download (.eml)', th: 'ดาวน์โหลด (.eml)' },
  files: { en: 'Attachments', th: 'ไฟล์แนบ' },
  html: { en: 'Preview', th: 'หน้าตาอีเมล' },
  text: { en: 'Plain text', th: 'แบบข้อความ' },
  empty: { en: '(no subject)', th: '(ไม่มีชื่อเรื่อง)' },
} satisfies Record<string, Record<Locale, string>>

const names: Record<Locale, string> = { th: 'ไทย', en: 'English' }

const style = `:root{color-scheme:light dark;--line:#8883;--quiet:light-dark(#5b6068,#a5abb5);--link:light-dark(#1a5fb4,#8ab8ff);--paper:light-dark(#fff,#1c1e21)}*{box-sizing:border-box}body{font:1rem/1.7 'Noto Sans Thai','Leelawadee UI',Thonburi,system-ui,sans-serif;margin:0;background:light-dark(#f6f7f8,#131416);color:light-dark(#1c1e21,#e8eaed)}main{max-width:60rem;margin:0 auto;padding:2rem 1.25rem 4rem}header{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;align-items:baseline;justify-content:space-between}h1{font-size:1.5rem;line-height:1.4;margin:0;overflow-wrap:anywhere}h2{font-size:1rem;margin:2rem 0 .5rem}a{color:var(--link)}nav{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem}nav a,li a{display:inline-flex;align-items:center;min-height:2.75rem}.quiet{color:var(--quiet);margin:.25rem 0 1.5rem}ul{list-style:none;margin:0;padding:0;background:var(--paper);border:1px solid var(--line);border-radius:.75rem}li{display:grid;grid-template-columns:12rem minmax(0,1fr);gap:0 1.5rem;padding:.5rem 1.25rem;align-items:center}li+li{border-top:1px solid var(--line)}li>*{min-width:0;overflow-wrap:anywhere}time,li span{color:var(--quiet);font-size:.9375rem}li span{grid-column:2}dl{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:.25rem 1rem;margin:1rem 0}dt{color:var(--quiet)}dd{margin:0;overflow-wrap:anywhere}pre,iframe,.none{width:100%;border:1px solid var(--line);border-radius:.75rem}iframe{height:40rem;background:#fff}pre{font:inherit;font-family:ui-monospace,Consolas,'Noto Sans Thai',monospace;font-size:.9375rem;white-space:pre-wrap;overflow-wrap:anywhere;padding:1.25rem;margin:0;background:var(--paper)}.none{padding:3rem 1.25rem;text-align:center;color:var(--quiet);background:var(--paper)}@media(max-width:40rem){li{grid-template-columns:minmax(0,1fr);padding:.75rem 1rem}li span{grid-column:1}}`

export type StoredMail = { name: string; mail: Mail }

/** Mails in this machine's outbox, newest first. */
export function outboxPage(locale: Locale, mails: readonly StoredMail[], limit: number): string {
  const t = messagesIn(locale)
  const items = mails.map(
    ({ name, mail }) =>
      `<li><time datetime="${attribute(String(mail.madeAt))}">${time(mail, locale)}</time><a href="/email/outbox/${name}${query(locale)}">${attribute(mail.subject || t('empty'))}</a><span>${t('to')} ${attribute(mail.to)}</span></li>`,
  )
  const body =
    items.length > 0
      ? `<ul>${items.join('')}</ul>${items.length === limit ? `<p class="quiet">${fillText(t('newest'), { count: limit })}</p>` : ''}`
      : `<p class="none">${t('none')}</p>`
  return page(
    locale,
    '/email/outbox',
    t('title'),
    `<p class="quiet">${t('lead')}</p>${body}`,
    `<a href="/email/outbox${query(locale)}">${t('again')}</a>`,
  )
}

/** One mail, as a mail program shows it, and as text. */
export function mailPage(locale: Locale, { name, mail }: StoredMail): string {
  const t = messagesIn(locale)
  const at = `/email/outbox/${name}`
  const row = (label: string, value: string) => `<dt>${label}</dt><dd>${value}</dd>`
  const files = mail.attachments?.map((file) => attribute(file.name)).join(', ')
  const facts = `<dl>${row(t('at'), time(mail, locale))}${row(t('from'), attribute(mail.from))}${row(t('to'), attribute(mail.to))}${files ? row(t('files'), files) : ''}</dl>`
  const shown = `${mail.html ? `<h2>${t('html')}</h2><iframe src="${at}/html" title="${t('html')}"></iframe>` : ''}<h2>${t('text')}</h2><pre>${linked(mail.plain)}</pre>`
  return page(
    locale,
    at,
    attribute(mail.subject || t('empty')),
    facts + shown,
    `<a href="/email/outbox${query(locale)}">${t('back')}</a><a href="${at}/file" download="${name}.eml">${t('file')}</a>`,
  )
}

/** Links carry the language, so that no cookie is needed. */
const query = (locale: Locale) => `?lang=${locale}`
const messagesIn = (locale: Locale) => (name: keyof typeof messages) => messages[name][locale]
const time = ({ madeAt }: Mail, locale: Locale) =>
  formatMoment(new Date(madeAt), locale, {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'Asia/Bangkok',
  })
const linked = (text: string) =>
  attribute(text).replaceAll(/https?:\/\/[^\s<>"]+/g, (address) => `<a href="${address}">${address}</a>`)

function page(locale: Locale, at: string, title: string, body: string, links: string): string {
  const other: Locale = locale === 'th' ? 'en' : 'th'
  return `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style><main><header><h1>${title}</h1><nav>${links}<a href="${at}${query(other)}" lang="${other}" hreflang="${other}">${names[other]}</a></nav></header>${body}</main></html>`
}
