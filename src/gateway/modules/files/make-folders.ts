import { call } from '@schemas/api/files/make-folders'
import { checkRoot, isDrive } from '../../files/access'
import { makePaths } from '../../files/make-folder'
import { handle } from '../../http/handle'

export const handler = handle(call, async (context) => {
  const { parent, paths } = context.input
  if (isDrive(parent)) checkRoot(context, parent)
  return { ids: await makePaths(context, parent, paths) }
})
