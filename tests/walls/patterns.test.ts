import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exponentialPattern } from './exponential-pattern.mjs'
import { type Finding, plantedHouse } from './planted-house'

describe('a pattern', () => {
  it.each([
    String.raw`^(a+)+$`,
    String.raw`^(a*)*$`,
    String.raw`^(?:a|a)*$`,
    String.raw`^(?:a|ab|b)+$`,
    String.raw`^(?:x?x)+y$`,
    String.raw`^(?:a{1,5})+y$`,
    String.raw`^(?:a*b?)*$`,
    String.raw`^(?:aa?|b)*c$`,
    String.raw`^(?:x(?:a?|b?))*$`,
    String.raw`^(?:[ -]+(?:extra)?[ -]?bold)+$`,
    String.raw`(?<=^(?:\s|\p{Cc})*)=`,
    String.raw`^(?!(?:\w+\d?)*;)x`,
  ])('%s backtracks exponentially', (source) => expect(exponentialPattern(source, 'u')).toMatch(/exponentially/))

  it('is judged by its flags', () => {
    expect(exponentialPattern('^(?:k|\u212a)*$', 'iu')).toMatch(/exponentially/)
    expect(exponentialPattern('^(?:k|\u212a)*$', 'u')).toBeUndefined()
  })

  it.each([
    String.raw`^a+$`,
    String.raw`^(?:ab|cd)*$`,
    String.raw`^(?:a?)*$`,
    String.raw`^(?:\.[a-z]+)*$`,
    String.raw`^(?:\w\s?)+;$`,
    String.raw`^(?:[^"]|"")*$`,
    String.raw`^\d{1,3}(?:,\d{3})*$`,
    String.raw`^(?:\\.|[^\\'])*$`,
    String.raw`^(?:[0-9a-f]{64}|x)*$`,
  ])('%s does not', (source) => expect(exponentialPattern(source, 'u')).toBeUndefined())

  it('that is no pattern is said to be none', () => expect(() => exponentialPattern('(', 'u')).toThrow(SyntaxError))
})

const planted = [
  {
    file: 'src/gateway/form/literal.ts',
    code: String.raw`export const a = /^(?:\s|\p{Cc})*=/u`,
    rule: 'walls(patterns)',
  },
  {
    file: 'src/kit/from-text.ts',
    code: String.raw`export const a = new RegExp('^(?:a|ab|b)+$')`,
    rule: 'walls(patterns)',
  },
  {
    file: 'src/kit/called.ts',
    code: String.raw`export const a = RegExp('^(?:a|ab|b)+$', 'u')`,
    rule: 'walls(patterns)',
  },
  {
    file: 'src/editor/from-parts.ts',
    code: String.raw`export const a = (word: string) => new RegExp(String.raw${'`'}^(?:\d|\w)*${'$'}{word}$${'`'})`,
    rule: 'walls(patterns)',
  },
  {
    file: 'schemas/check.ts',
    code: String.raw`import * as z from 'zod/mini'; export const a = z.string().check(z.regex(/^(?:x?x)+$/))`,
    rule: 'walls(patterns)',
  },
  {
    file: 'blocks/form/field/view.tsx',
    code: String.raw`export const A = () => <input pattern="(?:a|a)*" />`,
    rule: 'walls(patterns)',
  },
  {
    file: 'src/runtime/nested.ts',
    code: String.raw`export const a = /^(?:(?:a|b)(?:c|))*(?:[abc])*x$/`,
    rule: 'regexp(no-super-linear-backtracking)',
  },
  {
    file: 'src/gateway/trailing.ts',
    code: String.raw`export const a = (text: string) => text.replace(/\s+$/, '')`,
    rule: 'regexp(no-super-linear-move)',
  },
]

describe('the lint', () => {
  const house = plantedHouse()
  let findings: Finding[] = []
  beforeAll(async () => {
    findings = await house.lint('patterns', [
      ...planted,
      { file: 'src/kit/harmless.ts', code: String.raw`export const a = /^(?:ab|cd)*$/.test('ab')` },
    ])
  }, 60_000)
  afterAll(() => house.remove())

  it.each(planted)('refuses $code', ({ file, rule }) => {
    expect(
      findings.filter((each) => each.filename === file && each.code === rule).map((each) => each.severity),
    ).toContain('error')
  })

  it('takes a pattern that reads each character once', () => {
    expect(
      findings.filter((each) => each.filename === 'src/kit/harmless.ts' && /patterns|regexp/.test(each.code)),
    ).toEqual([])
  })
})
