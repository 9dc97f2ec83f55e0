import { call } from '@schemas/api/cms/page'
import { handle } from '../../http/handle'

export const handler = handle(call, async (given) => {
  const url = new URL(given.input.path, given.origin)
  const { payload } = await given.services.pages.payload({
    context: given,
    pathname: url.pathname,
    query: Object.fromEntries(url.searchParams),
  })
  return payload
})
