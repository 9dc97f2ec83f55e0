import { call } from '@schemas/site/calls/cms/page'
import { handle } from '@gateway/call/handle'

export const handler = handle(call, async (context) => {
  const url = new URL(context.input.path, context.origin)
  const { payload } = await context.services.pages.payload({
    context: context,
    pathname: url.pathname,
    query: Object.fromEntries(url.searchParams),
  })
  return payload
})
