import * as z from 'zod/mini'
import { refuse, type RefusalMessage } from '../../layout/refuse'

const messages = {
  service: {
    en: 'Enter a full address starting with https://. Plain http:// works only on this machine (http://localhost).',
    th: 'กรุณากรอกที่อยู่แบบเต็มที่ขึ้นต้นด้วย https:// ส่วน http:// ใช้ได้กับเครื่องนี้เท่านั้น (http://localhost)',
  },
  script: { en: 'Enter a full address starting with https://.', th: 'กรุณากรอกที่อยู่แบบเต็มที่ขึ้นต้นด้วย https://' },
  written: {
    en: 'The address can’t contain spaces, quotes, backslashes or angle brackets.',
    th: 'ที่อยู่ต้องไม่มีช่องว่าง เครื่องหมายคำพูด เครื่องหมาย \\ หรือวงเล็บแหลม',
  },
}

/**
 * Host names that a content security policy can contain: what else a URL accepts as a host (`*`, `;`, an IPv6 address)
 * would be a rule there, or invalid.
 */
const plainHost = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/
const localHost = /^(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d{1,3}){3})$/
/** Characters that no address may contain; each client would encode or drop them differently. */
const unwritable = /[\s\p{Cc}"<>\\^`|]/u

/** How the address is used: a `service` is requested, a `script` runs. */
type Use = 'service' | 'script'

/**
 * Why visitors' browsers may not be sent to this address. A service needs https, or plain http on the machine they run
 * on, where no one can intercept; a script always needs https. A name and password are refused, because everyone could
 * read them.
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

/** `orBlank`: for input, where a blank means none. */
const address = (use: Use, orBlank = false) =>
  z.string().check(z.trim(), z.maxLength(500), (ctx) => {
    const fault = orBlank && ctx.value === '' ? undefined : addressFault(ctx.value, use)
    if (fault) refuse(ctx, fault)
  })

/** A third-party service that the site's pages may call. */
export const serviceAddress = () => address('service')
/** A third-party script that the site's pages may load. */
export const scriptAddress = () => address('script')

const typed = (use: Use) => z.optional(address(use, true))

/**
 * Services of a site: a browser's public address, the location of that address (`{ip}` is replaced by it), a log for
 * browser errors, and an analytics script.
 */
export const siteServices = z.strictObject({
  ip: typed('service'),
  location: typed('service'),
  log: typed('service'),
  analytics: typed('script'),
})
export type SiteServices = z.infer<typeof siteServices>
/** As stored. It may not have been validated when it was written, so it is shown unchanged and can be corrected. */
export const storedSiteServices = z.object({
  ip: z.optional(z.string()),
  location: z.optional(z.string()),
  log: z.optional(z.string()),
  analytics: z.optional(z.string()),
})
