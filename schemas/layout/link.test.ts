import { describe, expect, it } from 'vitest'
import { externalWithoutOption, linkProblem, protocolRelative, scriptProtocol } from './link-target'

describe('link', () => {
  it.each(['/', '/a?b=c#d', '#part', 'mailto:a@b.example', 'tel:+6621234567', 'page', '?q=1'])('may lead to %s', (to) =>
    expect(linkProblem({ to })).toBeUndefined(),
  )

  it('needs the external option for another origin', () => {
    expect(linkProblem({ to: 'https://example.com' })).toBe(externalWithoutOption)
    expect(linkProblem({ to: 'https://example.com', external: true })).toBeUndefined()
  })

  it.each(['//evil.example', '\\\\evil.example', '/\\evil.example', ' //evil.example', '/\t/evil.example'])(
    'may not lead to %j, with or without the option',
    (to) => {
      for (const external of [true, false]) expect(linkProblem({ to, external })).toBe(protocolRelative)
    },
  )

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'java\nscript:x',
    '\u0001javascript:x',
    'data:text/html,x',
    'vbscript:x',
    'blob:x',
  ])('may not run %j', (to) => {
    for (const external of [true, false]) expect(linkProblem({ to, external })).toBe(scriptProtocol)
  })

  it('may not use unlisted protocols', () => expect(linkProblem({ to: 'ftp://x', external: true })).toBeDefined())
})
