import * as z from 'zod/mini'
import { locales } from '../../layout/locale'
import { refuse } from '../../layout/refuse'
import { text } from '../../layout/text'
import { themeName } from '../../layout/theme'

export const siteKey = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/))
/** Prefixes of object keys that belong to all sites, not to one. */
export const reservedSiteKeys: readonly string[] = ['public', 'incoming']
const reserved = {
  en: 'This name is reserved. Choose another one.',
  th: 'ชื่อนี้สงวนไว้ใช้ในระบบ กรุณาเลือกชื่ออื่น',
}
export const newSiteKey = siteKey.check((ctx) => {
  if (reservedSiteKeys.includes(ctx.value)) refuse(ctx, reserved, [])
})
export const siteStatus = z.enum(['active', 'disabled'])
export const memberRole = z.enum(['user', 'manager', 'admin'])
export const memberStatus = z.enum(['pending', 'active', 'locked', 'disabled', 'deleted'])
/** Host names as entered; the first is the primary one, used in links and for search engines. */
export const typedHosts = z.array(z.string().check(z.maxLength(400))).check(z.minLength(1), z.maxLength(20))
/** A host name of a site as stored, as people write it, and its address. */
export const siteHost = z.object({ hostname: z.string(), shown: z.string(), address: z.string() })
export type SiteHost = z.infer<typeof siteHost>
/** The origin of a new site: a theme pack, another site's release, or the upload of a whole site's file. */
export const templateId = z.string().check(z.regex(/^(?:(?:pack|site):[a-z][a-z0-9-]{0,39}|file:[0-9a-f-]{36})$/))

const written = () => z.optional(z.string().check(z.trim(), z.maxLength(120)))
/** A text in the site's languages; blanks are left out. */
const customMessage = () => z.strictObject({ th: written(), en: written() })
const noLanguage = { en: 'Choose at least one language.', th: 'เว็บไซต์ต้องมีอย่างน้อยหนึ่งภาษา' }
const word = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/))

/** A site's settings, besides its hosts, as an admin of the operator's site enters them. */
export const siteSettings = {
  name: customMessage(),
  tagline: z._default(customMessage(), {}),
  /** The first is the site's default language. */
  locales: z.array(z.enum(locales)).check(z.maxLength(locales.length), (ctx) => {
    if (ctx.value.length === 0) refuse(ctx, noLanguage, [])
  }),
  timeZone: z.string().check(z.maxLength(60)),
  spaceId: word,
  /** A site with a cluster opens at its dashboard. */
  clusterId: z.optional(word),
}

const missing = { en: 'Enter a site name in each language.', th: 'เว็บไซต์ต้องมีชื่อครบทุกภาษาที่ใช้' }
const twice = { en: 'Choose each language only once.', th: 'เลือกแต่ละภาษาได้ครั้งเดียว' }
const noZone = { en: 'This time zone doesn’t exist.', th: 'ไม่มีเขตเวลานี้' }

type Settings = {
  name: { th?: string | undefined; en?: string | undefined }
  locales: readonly ('th' | 'en')[]
  timeZone: string
}

/** Rules across several fields. */
export const checkSettings = () => (ctx: z.core.ParsePayload<Settings>) => {
  const { name, locales: chosen, timeZone } = ctx.value
  if (new Set(chosen).size < chosen.length) refuse(ctx, twice, ['locales'])
  for (const locale of chosen) if (!name[locale]) refuse(ctx, missing, ['name', locale])
  if (!isTimeZone(timeZone)) refuse(ctx, noZone, ['timeZone'])
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** The appearance of a site or template, for a small preview. */
export const siteAppearance = z.object({
  pack: themeName,
  title: text(),
  scheme: z.enum(['light', 'dark']),
  colors: z.record(z.string(), z.string()),
  radius: z.string(),
  heading: z.object({ family: z.string(), weight: z.number() }),
  body: z.object({ family: z.string(), weight: z.number() }),
  /** The `@font-face` rules of the families. */
  css: z.string(),
  picture: z.optional(z.string()),
})
export type SiteAppearance = z.infer<typeof siteAppearance>

/** A site in the list. */
export const siteEntry = z.object({
  id: siteKey,
  name: text(),
  status: siteStatus,
  /** The site whose admins create and change all others. */
  isOperator: z.boolean(),
  primaryHost: z.string(),
  /** The primary host as people write it. */
  shownHost: z.string(),
  /** The address of its primary host. */
  address: z.string(),
  hosts: z.int(),
  members: z.int(),
  release: z.int(),
  publishedAt: z.string(),
  createdAt: z.string(),
  swatch: z.array(z.string()),
})
export type SiteEntry = z.infer<typeof siteEntry>

export const siteMember = z.object({
  id: z.string(),
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  role: memberRole,
  status: memberStatus,
  createdAt: z.string(),
  lastActiveAt: z.optional(z.string()),
})
export type SiteMember = z.infer<typeof siteMember>
