import { call } from '@schemas/site/calls/api/space'
import { CallError } from '@gateway/errors/call-error'
import { handle } from '@gateway/call/handle'
import { refusalMessages } from '@gateway/call/refusals'
import { menusOf } from '@gateway/pages/site-menus'

export const handler = handle(call, async ({ input, site, locale }) => {
  if (input.spaceId !== site.space.id) throw new CallError('not_found', refusalMessages.noSpace[locale])
  return { ...site.space, menus: menusOf(site, locale) }
})
