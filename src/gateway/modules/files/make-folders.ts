import { call } from '@schemas/api/files/make-folders'
import { checkRoot, isDrive } from '../../files/access'
import { actOf } from '../../files/act'
import { makePaths } from '../../files/make-folder'
import { handle } from '../../http/handle'

export const handler = handle(call, async (context) => {
  const { parent, paths } = context.input
  if (isDrive(parent)) checkRoot(context, parent)
  return { ids: await context.tx((db) => makePaths(actOf(db, context), parent, paths)) }
})
