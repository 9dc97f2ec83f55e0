import { call } from '@schemas/editor/calls/editor/patterns'
import { listPatterns } from '@gateway/drafts/list-patterns'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, ({ site, session, services }) =>
  Promise.resolve({ patterns: listPatterns({ site, themes: services.themes, role: session.role }) }),
)
