import { call } from '@schemas/api/transfer/preview-import'
import { authorOf } from '../../drafts/author'
import { handle } from '../../http/handle'
import { describePlan } from '../../transfer/describe-plan'
import { uploadsBrought } from '../../transfer/known-uploads'
import { openImport } from '../../transfer/open-import'

export const handler = handle(call, async (given) => {
  const { file, plan } = await openImport(given, given.input.id)
  const brought = await given.tx((db) => uploadsBrought(db, given.input.id))
  return describePlan({ author: authorOf(given), file, plan, brought, shipped: given.services.families })
})
