import { call } from '@schemas/account/calls/account/qr-start'
import { tooManyTries } from '@gateway/auth/account-messages'
import { checkNumber, startQr } from '@gateway/auth/qr-sign-in'
import { handle } from '@gateway/call/handle'

/** Codes for one address in 15 minutes: a school behind one address signs in together. */
const limit = 300

export const handler = handle(call, async ({ tx, site, services, userAgent, address, origin, locale }) => {
  if (!(await services.limits.guess(site.id, `qr:${address}`, limit))) throw tooManyTries(locale)
  const made = await tx((db) => startQr(db, site.id, { userAgent, address }))
  return { ...made, link: `${origin}/user/qrcode?code=${made.code}`, number: checkNumber(made.code) }
})
