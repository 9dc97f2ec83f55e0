import { call } from '@schemas/api/editor/templates'
import { listTemplates } from '../../drafts/list-templates'
import { handle } from '../../http/handle'

export const handler = handle(call, ({ site, session, services }) =>
  Promise.resolve({ templates: listTemplates({ site, themes: services.themes, role: session.role }) }),
)
