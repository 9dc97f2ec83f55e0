import { describe, expect, it } from 'vitest'
import { withContents } from './with-contents'

describe('articles', () => {
  const heading = (text: string, id?: string) => ({
    type: 'heading' as const,
    attrs: { level: 2, ...(id ? { id } : {}) },
    content: [{ type: 'text' as const, text }],
  })

  it('adds contents with a unique id per heading, keeping its own', () => {
    const { body, contents } = withContents({
      type: 'doc',
      content: [heading('เริ่มต้น', 'start'), heading('How to begin?'), heading('How to begin'), heading('!')],
    })
    expect(contents.map((entry) => entry.id)).toEqual(['start', 'how-to-begin', 'how-to-begin-2', 'section'])
    expect(body.content.map((node) => node.type === 'heading' && node.attrs.id)).toEqual(
      contents.map((entry) => entry.id),
    )
  })
})
