import { call } from '@schemas/api/editor/frame'
import { handle } from '../../http/handle'
import { sessionAs } from '../../pages/session-as'

export const handler = handle(call, async (given) => {
  const { role, locale, at } = given.input
  // Nothing of it is a person's.
  const session = { role: sessionAs(given, role).role }
  const { boot, css } = await given.services.pages.bootAt({ ...given, locale, session }, at === undefined ? Date.now() : Date.parse(at))
  const { now, space, routes, addresses, slots, assets } = boot
  return { frame: { locale, ...(now === undefined ? {} : { now }), space, routes, ...(addresses ? { addresses } : {}), slots, assets, css } }
})
