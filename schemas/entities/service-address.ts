import * as z from 'zod/mini'
import { refuse } from '../layout/refuse'

const words = {
  en: 'Write a whole address that begins with https://. Plain http:// is for this machine alone (http://localhost).',
  th: 'กรุณาเขียนที่อยู่แบบเต็มที่ขึ้นต้นด้วย https:// ส่วน http:// ใช้ได้กับเครื่องนี้เท่านั้น (http://localhost)',
}

/** Names as a content security policy can hold them: what else a URL takes for a host (`*`, `;`, an IPv6 address) would be a rule there, or none. */
const plainHost = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/
const localHost = /^(?:(?:[a-z0-9-]+\.)*localhost|127(?:\.\d{1,3}){3})$/

/**
 * Whether visitors' browsers may be sent to this address beside the site: over https, or over plain http to the machine that they run on, where
 * nobody stands in between. No name and password, which everybody would read.
 */
export function isServiceAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, username, password } = new URL(address)
  if (username || password || !plainHost.test(hostname)) return false
  return protocol === 'https:' || (protocol === 'http:' && localHost.test(hostname))
}

const written = () => z.string().check(z.trim(), z.maxLength(500))

/** A service at another address, which the site's pages may ask. */
export const serviceAddress = () =>
  written().check((ctx) => {
    if (!isServiceAddress(ctx.value)) refuse(ctx, words)
  })

/** The same as somebody types it: nothing names none. */
const typedAddress = () =>
  z.optional(
    written().check((ctx) => {
      if (ctx.value !== '' && !isServiceAddress(ctx.value)) refuse(ctx, words)
    }),
  )

/** Services of a site: what a browser's public address is, where that is (`{ip}` stands for it), and a log of what goes wrong in browsers. */
export const siteServices = z.strictObject({ ip: typedAddress(), location: typedAddress(), log: typedAddress() })
export type SiteServices = z.infer<typeof siteServices>
