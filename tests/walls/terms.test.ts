import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Finding, plantedHouse } from './planted-house'

const refused = [
  { file: 'src/kit/function-name.ts', code: 'export function bringParts() {}' },
  { file: 'src/kit/variable.ts', code: 'export const mostTries = 3' },
  { file: 'src/kit/parameter.ts', code: 'export const a = (given: string) => given' },
  { file: 'src/kit/renamed.ts', code: 'export const a = ({ b: asked }: { b: string }) => asked' },
  { file: 'src/kit/type-name.ts', code: 'export type Given = { a: string }' },
  { file: 'src/kit/whole-name.ts', code: "export const words = { en: 'A' }" },
  { file: 'src/kit/comment.ts', code: '/** Whoever asks for it. */\nexport const a = 1' },
  { file: 'src/kit/wrapped-comment.ts', code: '/**\n * It ends by\n * itself.\n */\nexport const a = 1' },
  { file: 'src/kit/title.test.ts', code: "it('is read anew', () => expect(1).toBe(1))" },
  { file: 'src/kit/brought-parts.ts', code: 'export const a = 1' },
]
const accepted = [
  { file: 'src/kit/property.ts', code: 'export const a = { given: 1, words: 2 }' },
  { file: 'src/kit/shorthand.ts', code: 'export const a = ({ words }: { words: string }) => words' },
  { file: 'src/kit/compound.ts', code: "export const wordList = ['a']" },
  { file: 'src/kit/standard.ts', code: "export const givenName = 'A'" },
  { file: 'src/kit/string.ts', code: "export const a = 'Whoever reads this'" },
]

const house = plantedHouse()
let findings: Finding[] = []
beforeAll(async () => {
  findings = await house.lint('terms', [...refused, ...accepted])
}, 60_000)
afterAll(() => house.remove())

const found = (file: string) => findings.filter((each) => each.code === 'walls(terms)' && each.filename === file)

describe('retired words', () => {
  it.each(refused)('are refused in $file', ({ file }) => {
    expect(found(file).map(({ message, severity }) => [severity, message])).toEqual([
      ['error', expect.stringContaining('docs/glossary.md')],
    ])
  })

  it.each(accepted)('are allowed in $file', ({ file }) => {
    expect(found(file)).toEqual([])
  })
})
