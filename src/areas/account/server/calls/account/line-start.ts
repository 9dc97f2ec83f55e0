import { eq } from 'drizzle-orm'
import { call } from '@schemas/account/calls/account/line-start'
import { tooManyTries } from '@gateway/auth/account-messages'
import { issueStep } from '@gateway/auth/line-tokens'
import { lineIsAway, lineIsOff } from '@gateway/auth/line-messages'
import { hashToken } from '@gateway/auth/one-time-token'
import { ownPerson } from '@gateway/auth/own-person'
import { refuseImpersonator } from '@gateway/auth/refuse-impersonator'
import { oneTimeToken } from '@gateway/db/account-tables'
import { handle } from '@gateway/call/handle'

/** Starts from one address in 15 minutes. */
const limit = 100

export const handler = handle(call, async (context) => {
  const { input, tx, site, services, origin, locale, address, log } = context
  const { line } = services
  if (!line) throw lineIsOff(locale)
  if (input.link) refuseImpersonator(context)
  const person = input.link ? ownPerson(context).id : undefined
  if (!(await services.limits.guess(site.id, `line:${address}`, limit))) throw tooManyTries(locale)
  const redirectUri = `${origin}/user/authen/line/callback`
  // The token is LINE's `state`; nonce and verifier are added to its row once made.
  const known = { redirectUri, ...(input.to ? { to: input.to } : {}), ...(person ? { person } : {}) }
  const state = await tx((db) => issueStep(db, site.id, 'away', input.browser, { nonce: '', verifier: '', ...known }))
  const { url, nonce, verifier } = await line.begin({ redirectUri, state, locale }).catch((error: unknown) => {
    log.warn({ err: error }, 'The OpenID provider of LINE sign-in did not answer.')
    throw lineIsAway(locale)
  })
  await tx((db) =>
    db
      .update(oneTimeToken)
      .set({ data: { step: 'away', browser: hashToken(input.browser), nonce, verifier, ...known } })
      .where(eq(oneTimeToken.tokenHash, hashToken(state))),
  )
  return { url }
})
