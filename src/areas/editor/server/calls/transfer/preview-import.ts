import { call } from '@schemas/editor/calls/transfer/preview-import'
import { authorOf } from '@gateway/drafts/author'
import { handle } from '@gateway/call/handle'
import { describePlan } from '@gateway/transfer/describe-plan'
import { importedUploads } from '@gateway/transfer/known-uploads'
import { openImport } from '@gateway/transfer/open-import'
import { takeRedirects } from '@gateway/transfer/redirects'

export const handler = handle(call, async (context) => {
  const { file, plan } = await openImport(context, context.input.id)
  const author = authorOf(context)
  const imported = await context.tx((db) => importedUploads(db, context.input.id))
  const redirects = await context.tx((db) =>
    takeRedirects({ db, author, file: file.index, keep: false, deps: context }),
  )
  return describePlan({ author, file, plan, imported, shipped: context.services.families, redirects: redirects?.told })
})
