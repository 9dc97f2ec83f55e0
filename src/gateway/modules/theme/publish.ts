import { call } from '@schemas/api/theme/publish'
import { authorOf } from '../../drafts/author'
import { publish } from '../../drafts/publish'
import { handle } from '../../http/handle'

export const handler = handle(call, async (given) => {
  const {
    input: { name, version, note },
    services,
    tx,
  } = given
  const { release } = await publish(
    tx,
    authorOf(given),
    { keys: [], theme: { name, version }, note },
    services.families,
  )
  services.sites.forget()
  return { release }
})
