import { call } from '@schemas/editor/calls/editor/publish'
import { hasRole } from '@schemas/layout/role'
import { authorOf } from '@gateway/drafts/author'
import { publish } from '@gateway/drafts/publish'
import { CallError } from '@gateway/errors/call-error'
import { handle } from '@gateway/call/handle'
import { forbidden } from '@gateway/call/refusals'

const tooFar = { en: 'Choose a time within a year.', th: 'เลือกเวลาภายในหนึ่งปี' }
const yearMs = 366 * 24 * 3_600_000

export const handler = handle(call, async (context) => {
  const { input, locale, services, tx } = context
  // A site's theme is restricted to admins.
  if (input.theme && !hasRole(context.session.role, 'admin')) throw forbidden(locale)
  const at = input.at === undefined ? undefined : new Date(input.at)
  if (at && at.getTime() > Date.now() + yearMs)
    throw new CallError('invalid_input', tooFar[locale], { at: tooFar[locale] })
  const isLater = at !== undefined && at.getTime() > Date.now()
  const done = await publish(
    tx,
    authorOf(context),
    { keys: input.keys, seen: input.seen, theme: input.theme, note: input.note, ...(isLater ? { at } : {}) },
    services.families,
  )
  if (done.release !== undefined) services.sites.forget()
  return done
})
