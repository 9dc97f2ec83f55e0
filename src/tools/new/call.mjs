import { existsSync } from 'node:fs'
import { inProject } from '../setup/project.mjs'
import { splitName, titled } from './names.mjs'

/** A call's contract and its handler: a read of the site, open to everybody. A new area gets its `area.json`
 * and its statements for the isolation tests. */
export function newCall(name) {
  const [area, prefix, call] = splitName(name, 3, '<area>/<prefix>/<call>, such as commerce/shop/list-products')
  const once = {
    [`src/areas/${area}/area.json`]: `${JSON.stringify({ calls: [prefix], blocks: [] }, null, 2)}\n`,
    [`tests/${area}/isolation.ts`]: isolation,
  }
  return {
    ...Object.fromEntries(Object.entries(once).filter(([file]) => !existsSync(inProject(file)))),
    [`schemas/${area}/calls/${prefix}/${call}.ts`]: contract(prefix, call),
    [`src/areas/${area}/server/calls/${prefix}/${call}.ts`]: handler(area, prefix, call),
  }
}

const isolation = `import { defineIsolation } from '../isolation/define-isolation'

export const isolation = defineIsolation({
  // No call of the area shows or changes what belongs to a person alone.
  acting: false,
})
`

const contract = (prefix, call) => `import * as z from 'zod/mini'
import { defineCall } from '../../../call'

/** Say who needs this, and what the answer holds. */
export const call = defineCall({
  name: '${prefix}/${call}',
  summary: '${titled(call)}.',
  method: 'GET',
  path: '/api/${prefix}/${call}',
  access: 'guest',
  scope: 'site',
  cache: 'seconds',
  limit: 120,
  input: z.strictObject({}),
  output: z.object({ site: z.string() }),
  examples: [{ input: {} }],
})
`

const handler = (area, prefix, call) => `import { handle } from '@gateway/call/handle'
import { call } from '@schemas/${area}/calls/${prefix}/${call}'

export const handler = handle(call, async ({ site }) => ({ site: site.id }))
`
