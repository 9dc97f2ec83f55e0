import { call } from '@schemas/api/transfer/preview-import'
import { authorOf } from '../../drafts/author'
import { handle } from '../../http/handle'
import { describePlan } from '../../transfer/describe-plan'
import { uploadsBrought } from '../../transfer/known-uploads'
import { openImport } from '../../transfer/open-import'
import { takeRedirects } from '../../transfer/redirects'

export const handler = handle(call, async (given) => {
  const { file, plan } = await openImport(given, given.input.id)
  const author = authorOf(given)
  const brought = await given.tx((db) => uploadsBrought(db, given.input.id))
  const redirects = await given.tx((db) => takeRedirects({ db, author, file: file.index, keep: false, beside: given }))
  return describePlan({ author, file, plan, brought, shipped: given.services.families, redirects: redirects?.told })
})
