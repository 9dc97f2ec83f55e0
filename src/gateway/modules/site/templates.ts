import { call } from '@schemas/api/site/templates'
import { handle } from '../../http/handle'

export const handler = handle(call, async ({ locale, services }) => ({
  templates: await services.siteAdmin.templates(locale),
}))
