import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { registerAllBlockKits } from '@registry/all-block-kits'
import { blockDefinition, blockEditor, blockEditors } from '@registry/block-kits'
import type { AnyBlock } from '@schemas/block'
import { isRecord } from '@schemas/layout/json'
import { convertProps } from './convert-props'

registerAllBlockKits()

const definition = (type: string) => blockDefinition(type) as AnyBlock
const start = (type: string) => blockEditor(type)?.start as Record<string, unknown>
const convert = (props: Record<string, unknown>, from: string, to: string) =>
  convertProps(props, definition(from), definition(to), start(to))

/** Every text a person could have written in a value: those longer than a setting's name. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return /\s/.test(value) ? [value] : []
  if (Array.isArray(value)) return value.flatMap(textsIn)
  return isRecord(value) ? Object.values(value).flatMap(textsIn) : []
}

describe('converting a block', () => {
  test('keeps its text in every language, in the format of the other type', () => {
    const text = { th: 'เปิดทุกวัน', en: 'Open every day' }
    const made = convert({ text, level: 2 }, 'content/heading', 'content/rich-text')
    const tree = (richText: string) => ({
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: richText }] }],
    })
    expect(made?.text).toEqual({ th: tree('เปิดทุกวัน'), en: tree('Open every day') })
    expect(convert(made ?? {}, 'content/rich-text', 'content/heading')?.text).toEqual(text)
  })

  test('is not offered if emphasis, a link or a picture would be lost', () => {
    const marked = {
      text: {
        type: 'doc',
        content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Open', marks: [{ type: 'bold' }] }] }],
      },
    }
    expect(convert(marked, 'content/rich-text', 'content/heading')).toBeUndefined()
    expect(convert({ text: 'Call us', link: { to: '/contact' } }, 'content/button', 'content/quote')).toBeUndefined()
  })

  test('is not offered if there is nothing to keep', () =>
    expect(convert({}, 'content/divider', 'content/heading')).toBeUndefined())

  test('is not offered if the other type needs content of its own kind', () => {
    expect(convert({ text: 'Open every day', level: 2 }, 'content/heading', 'content/audio')).toBeUndefined()
    expect(convert({ text: 'Open every day', level: 2 }, 'content/heading', 'content/embed')).toBeUndefined()
  })

  test('produces valid props and loses no text, for every pair of types', () => {
    let made = 0
    for (const from of blockEditors())
      for (const to of blockEditors()) {
        const props = convertProps(
          from.editor.start as Record<string, unknown>,
          definition(from.type),
          definition(to.type),
          to.editor.start as Record<string, unknown>,
        )
        if (!props || from === to) continue
        made++
        expect(z.safeParse(definition(to.type).props, props).success, `${from.type} to ${to.type}`).toBe(true)
        const converted = textsIn(props).join('\n')
        for (const text of textsIn(from.editor.start)) expect(converted, `${from.type} to ${to.type}`).toContain(text)
      }
    expect(made).toBeGreaterThan(20)
  })
})
