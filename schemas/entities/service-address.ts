import * as z from 'zod/mini'
import { refuse, type RefusalMessage } from '../layout/refuse'

const messages = {
  service: {
    en: 'Write a whole address that begins with https://. Plain http:// is for this machine alone (http://localhost).',
    th: 'กรุณากรอกที่อยู่แบบเต็มที่ขึ้นต้นด้วย https:// ส่วน http:// ใช้ได้กับเครื่องนี้เท่านั้น (http://localhost)',
  },
  script: { en: 'Write a whole address that begins with https://.', th: 'กรุณากรอกที่อยู่แบบเต็มที่ขึ้นต้นด้วย https://' },
  written: {
    en: 'An address holds no spaces, quotes, backslashes or angle brackets.',
    th: 'ที่อยู่ต้องไม่มีช่องว่าง เครื่องหมายคำพูด เครื่องหมาย \\ หรือวงเล็บแหลม',
  },
}

/** Names as a content security policy can hold them: what else a URL takes for a host (`*`, `;`, an IPv6 address) would be a rule there, or none. */
const plainHost = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/
const localHost = /^(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d{1,3}){3})$/
/** What no address is written with; whoever reads one would encode it or drop it, each in their own way. */
const unwritable = /[\s\p{Cc}"<>\\^`|]/u

/** What of a page's comes from there: a `service` is asked, a `script` runs. */
type Use = 'service' | 'script'

/**
 * Why visitors' browsers may not be sent to this address beside the site. A service is asked over https, or over plain http at the machine that they
 * run on, where nobody stands in between; a script comes over https alone. No name and password, which everybody would read.
 */
export function addressFault(address: string, use: Use): RefusalMessage | undefined {
  if (unwritable.test(address)) return messages.written
  if (!URL.canParse(address)) return messages[use]
  const { protocol, hostname, username, password } = new URL(address)
  if (username || password || !plainHost.test(hostname)) return messages[use]
  return protocol === 'https:' || (use === 'service' && protocol === 'http:' && localHost.test(hostname))
    ? undefined
    : messages[use]
}

/** `orBlank`: as somebody types it, where nothing names none. */
const address = (use: Use, orBlank = false) =>
  z.string().check(z.trim(), z.maxLength(500), (ctx) => {
    const fault = orBlank && ctx.value === '' ? undefined : addressFault(ctx.value, use)
    if (fault) refuse(ctx, fault)
  })

/** A service at another address, which the site's pages may ask. */
export const serviceAddress = () => address('service')
/** A script at another address, which the site's pages may load. */
export const scriptAddress = () => address('script')

const typed = (use: Use) => z.optional(address(use, true))

/** Services of a site: what a browser's public address is, where that is (`{ip}` stands for it), a log of what goes wrong in browsers, and a script that counts visits. */
export const siteServices = z.strictObject({
  ip: typed('service'),
  location: typed('service'),
  log: typed('service'),
  analytics: typed('script'),
})
export type SiteServices = z.infer<typeof siteServices>
/** The same as it is kept, which may have been written by other means: shown as it is, so that it can be mended. */
export const storedSiteServices = z.object({
  ip: z.optional(z.string()),
  location: z.optional(z.string()),
  log: z.optional(z.string()),
  analytics: z.optional(z.string()),
})
