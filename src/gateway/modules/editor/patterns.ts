import { call } from '@schemas/api/editor/patterns'
import { listPatterns } from '../../drafts/list-patterns'
import { handle } from '../../http/handle'

export const handler = handle(call, ({ site, session, services }) =>
  Promise.resolve({ patterns: listPatterns({ site, themes: services.themes, role: session.role }) }),
)
