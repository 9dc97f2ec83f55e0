import { call } from '@schemas/editor/calls/editor/bring-redirects'
import { authorOf } from '@gateway/drafts/author'
import { handle } from '@gateway/call/handle'
import { importRedirects } from '@gateway/redirects/import-redirects'

export const handler = handle(call, async (context) => {
  const imported = await context.tx((db) =>
    importRedirects(db, authorOf(context), {
      ...context.input,
      hostname: context.hostname,
      services: context.services,
    }),
  )
  if (imported.kept > 0) context.services.sites.forget()
  return imported
})
