import { splitName, titled } from './names.mjs'

/** A call's contract and its handler: a read of the site, open to everybody. */
export function newCall(name) {
  const [area, call] = splitName(name, 2, '<area>/<call>, such as shop/list-products')
  return {
    [`schemas/api/${area}/${call}.ts`]: contract(area, call),
    [`src/gateway/modules/${area}/${call}.ts`]: handler(area, call),
  }
}

const contract = (area, call) => `import * as z from 'zod/mini'
import { defineCall } from '../../call'

/** Say who needs this, and what the answer holds. */
export const call = defineCall({
  name: '${area}/${call}',
  summary: '${titled(call)}.',
  method: 'GET',
  path: '/api/${area}/${call}',
  access: 'guest',
  scope: 'site',
  cache: 'seconds',
  limit: 120,
  input: z.strictObject({}),
  output: z.object({ site: z.string() }),
  examples: [{ input: {} }],
})
`

const handler = (area, call) => `import { call } from '@schemas/api/${area}/${call}'
import { handle } from '../../http/handle'

export const handler = handle(call, async ({ site }) => ({ site: site.id }))
`
