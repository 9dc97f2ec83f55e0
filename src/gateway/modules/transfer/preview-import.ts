import { call } from '@schemas/api/transfer/preview-import'
import { authorOf } from '../../drafts/author'
import { handle } from '../../http/handle'
import { describePlan } from '../../transfer/describe-plan'
import { importedUploads } from '../../transfer/known-uploads'
import { openImport } from '../../transfer/open-import'
import { takeRedirects } from '../../transfer/redirects'

export const handler = handle(call, async (context) => {
  const { file, plan } = await openImport(context, context.input.id)
  const author = authorOf(context)
  const imported = await context.tx((db) => importedUploads(db, context.input.id))
  const redirects = await context.tx((db) =>
    takeRedirects({ db, author, file: file.index, keep: false, deps: context }),
  )
  return describePlan({ author, file, plan, imported, shipped: context.services.families, redirects: redirects?.told })
})
