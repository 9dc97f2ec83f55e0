import { call } from '@schemas/files/calls/files/make-folders'
import { checkRoot, isDrive } from '@gateway/files/access'
import { makePaths } from '@gateway/files/make-folder'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, async (context) => {
  const { parent, paths } = context.input
  if (isDrive(parent)) checkRoot(context, parent)
  return { ids: await makePaths(context, parent, paths) }
})
