import { call } from '@schemas/editor/calls/editor/templates'
import { listTemplates } from '@gateway/drafts/list-templates'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, ({ site, session, services }) =>
  Promise.resolve({ templates: listTemplates({ site, themes: services.themes, role: session.role }) }),
)
