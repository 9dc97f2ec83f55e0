import { and, eq, isNull } from 'drizzle-orm'
import { browserNameOf, osNameOf } from '@schemas/client-names'
import { fillText } from '@schemas/layout/fill-text'
import type { Db } from '../db/open'
import { session } from '../db/account-tables'
import { queueMail } from '../mail/queue-mail'
import { siteOrigin } from '../mail/site-origin'
import type { Site } from '../platform/sites'
import type { Services } from '../services'
import type { SessionPerson } from './session'
import { formatMoment } from '../text/local-date'

const messages = {
  title: { en: 'New sign-in from another device', th: 'มีการเข้าสู่ระบบจากอุปกรณ์ใหม่' },
  what: {
    en: 'Your account was just signed in to in {browser} on {system}, at {time}, from the address {address}.',
    th: 'มีการเข้าสู่ระบบบัญชีของคุณด้วย {browser} บน {system} เมื่อ {time} จากที่อยู่ {address}',
  },
  mine: { en: 'If this was you, you don’t need to do anything.', th: 'หากเป็นคุณเอง ไม่ต้องทำอะไร' },
  action: { en: 'See where you’re signed in', th: 'ดูว่าเข้าสู่ระบบอยู่ที่ใดบ้าง' },
  notMine: {
    en: 'If this wasn’t you, sign out everywhere on that page and set a new password.',
    th: 'หากไม่ใช่คุณ ให้ออกจากระบบทุกอุปกรณ์ในหน้านั้นแล้วตั้งรหัสผ่านใหม่',
  },
}

/**
 * True for a person who has signed in before, but not with this browser family and system. The very first sign-in is
 * not reported, nor is a browser's next version.
 */
export async function isNewDevice(tx: Db, person: string, userAgent: string): Promise<boolean> {
  const seen = await tx
    .selectDistinct({ userAgent: session.userAgent })
    .from(session)
    .where(and(eq(session.personId, person), isNull(session.impersonatedBy)))
    .limit(100)
  return seen.length > 0 && !seen.some((each) => deviceOf(each.userAgent) === deviceOf(userAgent))
}

const deviceOf = (userAgent: string) => `${browserNameOf(userAgent)} ${osNameOf(userAgent)}`

/** Notifies a person by mail that their account was opened on a new device. */
export async function alertSignIn(
  tx: Db,
  services: Pick<Services, 'settings' | 'themes'>,
  site: Site,
  person: SessionPerson,
  { userAgent, address, origin }: { userAgent: string; address: string; origin: string },
): Promise<void> {
  const { locale } = person
  const time = formatMoment(new Date(), locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: person.timeZone ?? site.space.timeZone,
  })
  const fill = (text: string) =>
    fillText(text, { browser: browserNameOf(userAgent), system: osNameOf(userAgent), time, address })
  await queueMail(tx, services, site, {
    purpose: 'sign-in',
    to: { id: person.id, email: person.email, name: `${person.firstname} ${person.lastname}`.trim(), locale },
    text: {
      title: messages.title[locale],
      lines: [fill(messages.what[locale]), messages.mine[locale]],
      action: {
        label: messages.action[locale],
        url: `${siteOrigin(services.settings, site, origin)}/user/profile#sessions`,
      },
      after: [messages.notMine[locale]],
    },
  })
}
