import { call } from '@schemas/site/calls/api/space'
import { CallError } from '@gateway/http/call-error'
import { handle } from '@gateway/http/handle'
import { refusalMessages } from '@gateway/http/refusals'
import { menusOf } from '@gateway/pages/site-menus'

export const handler = handle(call, async ({ input, site, locale }) => {
  if (input.spaceId !== site.space.id) throw new CallError('not_found', refusalMessages.noSpace[locale])
  return { ...site.space, menus: menusOf(site, locale) }
})
