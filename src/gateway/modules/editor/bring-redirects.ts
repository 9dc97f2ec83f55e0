import { call } from '@schemas/api/editor/bring-redirects'
import { authorOf } from '../../drafts/author'
import { handle } from '../../http/handle'
import { importRedirects } from '../../redirects/import-redirects'

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
