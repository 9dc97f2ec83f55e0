import { readableHost } from './punycode'

/**
 * The one form of a mail address that is stored, compared and shown: lower case, its domain in its own script
 * (`info@ตัวอย่าง.ไทย`, also when typed or sent by a browser as `info@xn--…`). Undefined for what is no plain address of
 * one mailbox: it cannot inject another address, a name or a header. Browser and gateway share this check, so this file
 * must not import zod.
 */
export function mailAddressOf(written: string): string | undefined {
  const address = looseAddressOf(written)
  const name = address?.slice(0, address.lastIndexOf('@')) ?? ''
  return /^(?!\.)(?!.*\.\.)[\p{L}\p{M}\p{N}_'+\-.]*[\p{L}\p{M}\p{N}_+-]$/u.test(name) ? address : undefined
}

/** As `mailAddressOf`, with any signs before the @: people write what their mailbox is called, mail is not sent there. */
export function looseAddressOf(written: string): string | undefined {
  const text = written.trim().toLowerCase().normalize('NFC')
  if (text.length > maxLength || !/^[^\s@]+@[^\s@]+$/.test(text)) return undefined
  const at = text.indexOf('@')
  const domain = domainOf(text.slice(at + 1))
  return domain === undefined ? undefined : `${text.slice(0, at)}@${domain}`
}

/** An address that a site shows, as written but for a domain in punycode, which nobody reads. */
export function shownAddressOf(written: string): string | undefined {
  const address = mailAddressOf(written)
  return address === undefined || /xn--/i.test(written) ? address : written.trim()
}

const maxLength = 254
/** Letters of any script, with the joiners and full stops that some of them use. */
const letters = /^(?:[\p{L}\p{M}\p{N}.-]|\u200c|\u200d|[\u3002\uff0e\uff61])+$/u
const plainDomain = /^(?:[a-z0-9][a-z0-9-]*\.)+[a-z]{2,}$/

function domainOf(written: string): string | undefined {
  if (plainDomain.test(written) && !written.includes('xn--')) return written
  if (!letters.test(written)) return undefined
  // The URL parser knows which names of other scripts are names, and their one spelling.
  const address = `http://${written}`
  if (!URL.canParse(address)) return undefined
  const { hostname } = new URL(address)
  if (!/^(?:[a-z0-9][a-z0-9-]{0,62}\.)+(?:[a-z]{2,}|xn--[a-z0-9-]{1,59})$/.test(hostname)) return undefined
  // `xn--a-.example` would read as `a.example`, which is another one, and signs are no letters.
  const readable = readableHost(hostname)
  const again = `http://${readable}`
  return letters.test(readable) && URL.canParse(again) && new URL(again).hostname === hostname ? readable : undefined
}
