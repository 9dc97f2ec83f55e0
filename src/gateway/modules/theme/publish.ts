import { call } from '@schemas/api/theme/publish'
import { authorOf } from '../../drafts/author'
import { publish } from '../../drafts/publish'
import { handle } from '../../http/handle'

export const handler = handle(call, async (context) => {
  const {
    input: { name, version, note },
    services,
    tx,
  } = context
  const { release } = await publish(
    tx,
    authorOf(context),
    { keys: [], theme: { name, version }, note },
    services.families,
  )
  services.sites.forget()
  return { release }
})
