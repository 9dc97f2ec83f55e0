import { call } from '@schemas/editor/calls/theme/publish'
import { authorOf } from '@gateway/drafts/author'
import { publish } from '@gateway/drafts/publish'
import { handle } from '@gateway/call/handle'

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
