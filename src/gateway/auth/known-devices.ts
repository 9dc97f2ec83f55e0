import { randomBytes } from 'node:crypto'
import { createVisits } from './visits'
import type { Secrets } from './secrets'

export const deviceCookie = '_device'
/** How long a device counts as known after a sign-in (s). */
export const deviceSeconds = 180 * 86_400
/** One browser remembers sign-ins with so many accounts; the oldest is dropped for a ninth. */
const maxAccounts = 8

/**
 * Devices that have signed in before. All state is in the browser: a random id, and for each account a signature over
 * the site, that id and the account's name. The cookie names nobody, and is worth nothing for another account, device
 * or site.
 */
export type KnownDevices = {
  /** The device's id where the cookie proves a sign-in with this name. */
  idFor: (site: string, name: string, cookie: string | undefined) => string | undefined
  /** The cookie after a sign-in with this name. */
  add: (site: string, name: string, cookie: string | undefined) => string
}

const idGrammar = /^[\w-]{22}$/
/** Of a signature as `createVisits` writes it. */
const markGrammar = /^[\w.-]{1,64}$/

export function createKnownDevices(secrets: Secrets): KnownDevices {
  const signed = createVisits(secrets, { of: 'known devices', seconds: deviceSeconds })
  const read = (cookie = '') => {
    const [id = '', ...marks] = cookie.split('~')
    return idGrammar.test(id)
      ? { id, marks: marks.filter((mark) => markGrammar.test(mark)).slice(-maxAccounts) }
      : undefined
  }
  const proven = (site: string, id: string, name: string) => ({ site, share: `${id} ${name}`, visitNo: 0 })
  return {
    idFor: (site, name, cookie) => {
      const device = read(cookie)
      return device?.marks.some((mark) => signed.holds(proven(site, device.id, name), mark)) ? device.id : undefined
    },
    add: (site, name, cookie) => {
      const { id, marks } = read(cookie) ?? { id: randomBytes(16).toString('base64url'), marks: [] }
      const others = marks.filter((mark) => !signed.holds(proven(site, id, name), mark)).slice(1 - maxAccounts)
      return [id, ...others, signed.open(proven(site, id, name)).visit].join('~')
    },
  }
}
