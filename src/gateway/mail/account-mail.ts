import type { Locale } from '@schemas/layout/locale'
import type { Db } from '../db/open'
import { hashToken } from '../auth/one-time-token'
import type { Site } from '../platform/sites'
import type { Services } from '../services'
import type { MailText } from './compose-mail'
import { queueMail } from './queue-mail'
import { siteOrigin } from './site-origin'

type Both = { en: string; th: string }
type MailTemplate = { title: Both; lines: Both[]; action?: Both; after?: Both[] }

const notYou = {
  en: 'If you did not ask for this, leave this mail as it is: nothing happens without it.',
  th: 'หากคุณไม่ได้เป็นผู้ขอ ไม่ต้องทำอะไรกับอีเมลนี้ จะไม่มีอะไรเกิดขึ้น',
}
const templates = {
  activate: {
    title: { en: 'Open your account', th: 'เปิดใช้งานบัญชีของคุณ' },
    lines: [
      {
        en: 'Somebody, most likely you, asked for an account with this address. One press opens it.',
        th: 'มีผู้ขอเปิดบัญชีด้วยอีเมลนี้ ซึ่งน่าจะเป็นคุณ กดเพียงครั้งเดียวเพื่อเปิดใช้งาน',
      },
    ],
    action: { en: 'Open the account', th: 'เปิดใช้งานบัญชี' },
    after: [{ en: 'The link works once, within 24 hours.', th: 'ลิงก์นี้ใช้ได้ครั้งเดียวภายใน 24 ชั่วโมง' }, notYou],
  },
  known: {
    title: { en: 'You have an account already', th: 'คุณมีบัญชีอยู่แล้ว' },
    lines: [
      {
        en: 'Somebody, most likely you, asked for an account with this address. There is one: sign in, or choose another password if you forgot yours.',
        th: 'มีผู้ขอเปิดบัญชีด้วยอีเมลนี้ แต่คุณมีบัญชีอยู่แล้ว เข้าสู่ระบบได้เลย หรือตั้งรหัสผ่านใหม่หากลืม',
      },
    ],
    action: { en: 'Sign in', th: 'เข้าสู่ระบบ' },
    after: [notYou],
  },
  recover: {
    title: { en: 'Choose another password', th: 'ตั้งรหัสผ่านใหม่' },
    lines: [
      {
        en: 'Somebody, most likely you, forgot the password of this account.',
        th: 'มีผู้แจ้งว่าลืมรหัสผ่านของบัญชีนี้ ซึ่งน่าจะเป็นคุณ',
      },
    ],
    action: { en: 'Choose a password', th: 'ตั้งรหัสผ่าน' },
    after: [{ en: 'The link works once, within 30 minutes.', th: 'ลิงก์นี้ใช้ได้ครั้งเดียวภายใน 30 นาที' }, notYou],
  },
  invite: {
    title: { en: 'You are invited', th: 'คุณได้รับเชิญ' },
    lines: [
      {
        en: 'An account was made for you. Choose a password and it is yours.',
        th: 'มีบัญชีที่สร้างไว้ให้คุณแล้ว ตั้งรหัสผ่านเพื่อเริ่มใช้งาน',
      },
    ],
    action: { en: 'Choose a password', th: 'ตั้งรหัสผ่าน' },
    after: [
      {
        en: 'The link works once, within 24 hours. Afterwards “forgot your password?” sends another one.',
        th: 'ลิงก์นี้ใช้ได้ครั้งเดียวภายใน 24 ชั่วโมง หลังจากนั้นขอลิงก์ใหม่ได้ที่ “ลืมรหัสผ่าน”',
      },
    ],
  },
  changed: {
    title: { en: 'Your password was changed', th: 'รหัสผ่านของคุณถูกเปลี่ยนแล้ว' },
    lines: [
      {
        en: 'The password of your account is another one now, and other devices were signed out.',
        th: 'รหัสผ่านของบัญชีคุณถูกเปลี่ยนแล้ว และอุปกรณ์อื่นถูกออกจากระบบ',
      },
    ],
    action: { en: 'It was not me: choose another one', th: 'ไม่ใช่ฉัน: ตั้งรหัสผ่านใหม่' },
  },
  confirm: {
    title: { en: 'Confirm your new address', th: 'ยืนยันอีเมลใหม่ของคุณ' },
    lines: [{ en: 'You asked for this address to become that of your account.', th: 'คุณขอให้อีเมลนี้เป็นอีเมลของบัญชี' }],
    action: { en: 'Confirm the address', th: 'ยืนยันอีเมล' },
    after: [{ en: 'The link works once, within 24 hours.', th: 'ลิงก์นี้ใช้ได้ครั้งเดียวภายใน 24 ชั่วโมง' }, notYou],
  },
  moving: {
    title: { en: 'Your account is about to have another address', th: 'บัญชีของคุณกำลังจะเปลี่ยนอีเมล' },
    lines: [
      {
        en: 'Another address was asked for. It counts once the mail that went there is answered.',
        th: 'มีการขอเปลี่ยนอีเมลของบัญชี จะมีผลเมื่อยืนยันจากอีเมลใหม่แล้ว',
      },
    ],
    action: { en: 'It was not me: choose another password', th: 'ไม่ใช่ฉัน: ตั้งรหัสผ่านใหม่' },
  },
  linked: {
    title: { en: 'LINE opens your account now', th: 'เชื่อมต่อ LINE กับบัญชีของคุณแล้ว' },
    lines: [
      {
        en: 'A LINE account was linked with your account here. Whoever has it signs in without a password.',
        th: 'มีการเชื่อมต่อบัญชี LINE กับบัญชีของคุณ ผู้ที่ใช้บัญชี LINE นั้นเข้าสู่ระบบได้โดยไม่ต้องใช้รหัสผ่าน',
      },
    ],
    action: { en: 'See what opens your account', th: 'ดูบัญชีที่เชื่อมต่อไว้' },
    after: [
      {
        en: 'If it was not you, unlink it on that page and choose another password: another password alone does not end the link.',
        th: 'หากไม่ใช่คุณ ให้ยกเลิกการเชื่อมต่อในหน้านั้นแล้วตั้งรหัสผ่านใหม่ การตั้งรหัสผ่านใหม่เพียงอย่างเดียวไม่ยกเลิกการเชื่อมต่อ',
      },
    ],
  },
  deleted: {
    title: { en: 'Your account is closed', th: 'บัญชีของคุณถูกปิดแล้ว' },
    lines: [
      {
        en: 'As you wished, your account was closed and what it said of you was wiped.',
        th: 'บัญชีของคุณถูกปิดและข้อมูลส่วนตัวถูกลบตามที่คุณขอแล้ว',
      },
    ],
  },
} satisfies Record<string, MailTemplate>
export type AccountMail = keyof typeof templates

type To = { id?: string; email: string; firstname: string; lastname: string; locale: Locale }

/** The site of a mail, and the origin of its links. */
export type MailFrame = { services: Pick<Services, 'settings' | 'themes'>; site: Site; origin: string }
/** What a mail's button opens on the site: a page, or one that takes a token. */
type Opens = string | { path: string; token: string }

/** Queues one of the account mails in the open transaction. */
export async function queueAccountMail(
  tx: Db,
  { services, site, origin }: MailFrame,
  letter: AccountMail,
  to: To,
  opens?: Opens,
): Promise<void> {
  const { title, lines, action, after = [] }: MailTemplate = templates[letter]
  const inLocale = (texts: Both) => texts[to.locale]
  const token = typeof opens === 'object' ? opens.token : undefined
  const path = typeof opens === 'object' ? opens.path + opens.token : opens
  const text: MailText = {
    title: inLocale(title),
    lines: lines.map(inLocale),
    after: after.map(inLocale),
    ...(action && path !== undefined
      ? { action: { label: inLocale(action), url: `${siteOrigin(services.settings, site, origin)}${path}` } }
      : {}),
  }
  await queueMail(tx, services, site, {
    purpose: letter,
    to: {
      ...(to.id ? { id: to.id } : {}),
      email: to.email,
      name: `${to.firstname} ${to.lastname}`.trim(),
      locale: to.locale,
    },
    text,
    ...(token === undefined ? {} : { tokenHash: hashToken(token) }),
    // The notice of a closed account must not leave a trace of the person: not even its row stays.
    keepsLine: letter !== 'deleted',
  })
}
