import { call } from '@schemas/api/transfer/preview-import'
import { authorOf } from '../../drafts/author'
import { handle } from '../../http/handle'
import { knownFamilies } from '../../themes/known-families'
import { describePlan } from '../../transfer/describe-plan'
import { uploadsBrought } from '../../transfer/known-uploads'
import { openImport } from '../../transfer/open-import'

export const handler = handle(call, async (given) => {
  const { file, plan } = await openImport(given, given.input.id)
  const { brought, families } = await given.tx(async (db) => ({ brought: await uploadsBrought(db, given.input.id), families: await knownFamilies(db, given.services.families) }))
  return describePlan({ author: authorOf(given), file, plan, brought, families })
})
