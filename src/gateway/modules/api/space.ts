import { call } from '@schemas/api/api/space'
import { CallError } from '../../http/call-error'
import { handle } from '../../http/handle'
import { refusalMessages } from '../../http/refusals'
import { menusOf } from '../../pages/site-menus'

export const handler = handle(call, async ({ input, site, locale }) => {
  if (input.spaceId !== site.space.id) throw new CallError('not_found', refusalMessages.noSpace[locale])
  return { ...site.space, menus: menusOf(site, locale) }
})
