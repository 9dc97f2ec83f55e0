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
  en: 'If you didn’t request this, you can ignore this email.',
  th: 'หากคุณไม่ได้เป็นผู้ขอ ไม่ต้องทำอะไรกับอีเมลนี้',
}
const templates = {
  activate: {
    title: { en: 'Activate your account', th: 'เปิดใช้งานบัญชีของคุณ' },
    lines: [
      {
        en: 'Someone, most likely you, requested an account with this email. One click activates it.',
        th: 'มีผู้ขอเปิดบัญชีด้วยอีเมลนี้ ซึ่งน่าจะเป็นคุณ กดเพียงครั้งเดียวเพื่อเปิดใช้งาน',
      },
    ],
    action: { en: 'Activate account', th: 'เปิดใช้งานบัญชี' },
    after: [{ en: 'This link works once, within 24 hours.', th: 'ลิงก์นี้ใช้ได้ครั้งเดียวภายใน 24 ชั่วโมง' }, notYou],
  },
  known: {
    title: { en: 'You already have an account', th: 'คุณมีบัญชีอยู่แล้ว' },
    lines: [
      {
        en: 'Someone, most likely you, requested an account with this email. You already have one: sign in, or set a new password if you forgot yours.',
        th: 'มีผู้ขอเปิดบัญชีด้วยอีเมลนี้ แต่คุณมีบัญชีอยู่แล้ว เข้าสู่ระบบได้เลย หรือตั้งรหัสผ่านใหม่หากลืม',
      },
    ],
    action: { en: 'Sign in', th: 'เข้าสู่ระบบ' },
    after: [notYou],
  },
  recover: {
    title: { en: 'Set a new password', th: 'ตั้งรหัสผ่านใหม่' },
    lines: [
      {
        en: 'Someone, most likely you, asked to reset the password of this account.',
        th: 'มีผู้แจ้งว่าลืมรหัสผ่านของบัญชีนี้ ซึ่งน่าจะเป็นคุณ',
      },
    ],
    action: { en: 'Choose a password', th: 'ตั้งรหัสผ่าน' },
    after: [{ en: 'This link works once, within 30 minutes.', th: 'ลิงก์นี้ใช้ได้ครั้งเดียวภายใน 30 นาที' }, notYou],
  },
  invite: {
    title: { en: 'You’re invited', th: 'คุณได้รับเชิญ' },
    lines: [
      {
        en: 'An account was created for you. Set a password to start using it.',
        th: 'เราสร้างบัญชีให้คุณแล้ว ตั้งรหัสผ่านเพื่อเริ่มใช้งาน',
      },
    ],
    action: { en: 'Choose a password', th: 'ตั้งรหัสผ่าน' },
    after: [
      {
        en: 'This link works once, within 24 hours. After that, use “Forgot your password?” to get a new one.',
        th: 'ลิงก์นี้ใช้ได้ครั้งเดียวภายใน 24 ชั่วโมง หลังจากนั้นขอลิงก์ใหม่ได้ที่ “ลืมรหัสผ่าน”',
      },
    ],
  },
  changed: {
    title: { en: 'Your password was changed', th: 'เปลี่ยนรหัสผ่านของคุณแล้ว' },
    lines: [
      {
        en: 'Your account’s password was changed, and other devices were signed out.',
        th: 'เปลี่ยนรหัสผ่านของบัญชีคุณแล้ว และออกจากระบบบนอุปกรณ์อื่นแล้ว',
      },
    ],
    action: { en: 'This wasn’t me: set a new password', th: 'ไม่ใช่ฉัน: ตั้งรหัสผ่านใหม่' },
  },
  confirm: {
    title: { en: 'Confirm your new email', th: 'ยืนยันอีเมลใหม่ของคุณ' },
    lines: [{ en: 'You asked to use this email for your account.', th: 'คุณขอใช้อีเมลนี้เป็นอีเมลของบัญชี' }],
    action: { en: 'Confirm email', th: 'ยืนยันอีเมล' },
    after: [{ en: 'This link works once, within 24 hours.', th: 'ลิงก์นี้ใช้ได้ครั้งเดียวภายใน 24 ชั่วโมง' }, notYou],
  },
  moving: {
    title: { en: 'Your account email is about to change', th: 'บัญชีของคุณกำลังจะเปลี่ยนอีเมล' },
    lines: [
      {
        en: 'A new email was requested for your account. It takes effect once it’s confirmed from the new email.',
        th: 'มีการขอเปลี่ยนอีเมลของบัญชี จะมีผลเมื่อยืนยันจากอีเมลใหม่แล้ว',
      },
    ],
    action: { en: 'This wasn’t me: set a new password', th: 'ไม่ใช่ฉัน: ตั้งรหัสผ่านใหม่' },
  },
  linked: {
    title: { en: 'LINE is now linked to your account', th: 'เชื่อมต่อ LINE กับบัญชีของคุณแล้ว' },
    lines: [
      {
        en: 'A LINE account was linked to your account here. Anyone using that LINE account can sign in without a password.',
        th: 'มีการเชื่อมต่อบัญชี LINE กับบัญชีของคุณ ผู้ที่ใช้บัญชี LINE นั้นเข้าสู่ระบบได้โดยไม่ต้องใช้รหัสผ่าน',
      },
    ],
    action: { en: 'See linked accounts', th: 'ดูบัญชีที่เชื่อมต่อไว้' },
    after: [
      {
        en: 'If this wasn’t you, unlink it on that page and set a new password. A new password alone doesn’t remove the link.',
        th: 'หากไม่ใช่คุณ ให้ยกเลิกการเชื่อมต่อในหน้านั้นแล้วตั้งรหัสผ่านใหม่ การตั้งรหัสผ่านใหม่เพียงอย่างเดียวไม่ยกเลิกการเชื่อมต่อ',
      },
    ],
  },
  deleted: {
    title: { en: 'Your account is closed', th: 'ปิดบัญชีของคุณแล้ว' },
    lines: [
      {
        en: 'As you requested, your account was closed and your personal data was deleted.',
        th: 'เราปิดบัญชีและลบข้อมูลส่วนตัวของคุณตามที่คุณขอแล้ว',
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
