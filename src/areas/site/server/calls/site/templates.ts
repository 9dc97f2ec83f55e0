import { call } from '@schemas/site/calls/site/templates'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, async ({ locale, services }) => ({
  templates: await services.siteAdmin.templates(locale),
}))
