import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Finding, plantedHouse } from './planted-house'

const named = `import { call as listFiles } from '@client/files/calls/files/list'\n`
const refused = [
  { file: 'src/kit/text.ts', code: "export const a = '/api/files/list'" },
  { file: 'src/kit/template.ts', code: 'export const a = (id: string) => `/api/files/item/${id}`' },
  { file: 'src/kit/no-api.ts', code: "export const a = { method: 'GET', path: '/account/profile' }" },
  { file: 'blocks/content/heading/pair.ts', code: "export const a = { method: 'POST', path: '/api/form/submit' }" },
  { file: 'src/areas/files/ui/text.ts', code: "export const a = '/api/files/list'" },
  { file: 'src/editor/ui/text.ts', code: "export const a = '/api/editor/save'" },
  { file: 'src/runtime/text.ts', code: "export const a = '/api/health'" },
  { file: 'src/kit/schema-of-call.ts', code: `${named}export const a = listFiles.input` },
  { file: 'src/kit/computed.ts', code: `${named}export const a = (b: 'path') => listFiles[b]` },
  { file: 'src/kit/taken-apart.ts', code: `${named}const { output } = listFiles\nexport const a = output` },
  { file: 'src/kit/all.ts', code: "export * from '@client/files/calls/files/list'" },
  { file: 'src/kit/namespace.ts', code: "import * as a from '@client/files/calls/files/list'\nexport const b = a" },
  { file: 'src/kit/lazy.ts', code: "export const a = () => import('@client/files/calls/files/list')" },
  { file: 'src/kit/other-name.ts', code: "export { listed } from '@client/files/calls/files/list'" },
]
const accepted = [
  { file: 'src/kit/path.ts', code: `${named}export const a = \`\${listFiles.path}?q=a\`` },
  { file: 'src/kit/passed.ts', code: `${named}export const a = { ...listFiles, mode: 'public' }` },
  { file: 'src/kit/passed-on.ts', code: "export { call as listFiles } from '@client/files/calls/files/list'" },
  { file: 'src/kit/page.ts', code: "export const a = { path: '/account/profile', label: 'GET' }" },
  { file: 'src/kit/text.test.ts', code: "export const a = '/api/files/list'" },
  { file: 'src/gateway/http/text.ts', code: "export const a = '/api/files/list'" },
  { file: 'src/areas/files/server/domain/text.ts', code: "export const a = '/api/files/list'" },
]

const house = plantedHouse()
let findings: Finding[] = []
beforeAll(async () => {
  findings = await house.lint('calls', [...refused, ...accepted])
}, 60_000)
afterAll(() => house.remove())

const found = (file: string) => findings.filter((each) => each.code === 'walls(calls)' && each.filename === file)

describe('a call in the browser', () => {
  it.each(refused)('is refused in $file', ({ file }) => {
    expect(found(file).map(({ message, severity }) => [severity, message])).toEqual([
      ['error', expect.stringContaining('@')],
    ])
  })

  it.each(accepted)('is accepted in $file', ({ file }) => {
    expect(found(file)).toEqual([])
  })
})
