import { call } from '@schemas/editor/calls/editor/page-releases'
import { authorOf } from '@gateway/drafts/author'
import { pageReleases } from '@gateway/drafts/page-releases'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, async (context) => ({
  releases: await context.tx((db) => pageReleases(db, authorOf(context), context.input.key)),
}))
