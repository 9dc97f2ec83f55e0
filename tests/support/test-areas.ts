import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The areas of TEST_AREA (`files,wallet`), to which matrices over all calls and pages limit themselves; else undefined. */
const areas = process.env.TEST_AREA?.split(',').map(
  (name) =>
    JSON.parse(readFileSync(fileURLToPath(new URL(`../../src/areas/${name}/area.json`, import.meta.url)), 'utf8')) as {
      calls: string[]
      blocks: string[]
    },
)

/** Whether the call `files/list` belongs to a chosen area. */
export const isOfTestArea = (call: string): boolean =>
  !areas || areas.some(({ calls }) => calls.includes(call.slice(0, call.indexOf('/'))))

/** Whether a page shows a block of a chosen area. */
export const showsTestArea = (types: readonly string[]): boolean =>
  !areas ||
  areas.some(({ blocks }) =>
    types.some((type) => blocks.includes(type) || blocks.includes(type.slice(0, type.indexOf('/')))),
  )
