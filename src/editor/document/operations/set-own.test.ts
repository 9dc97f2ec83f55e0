import { beforeAll, describe, expect, it } from 'vitest'
import { ownOf } from '@schemas/layout/own-values'
import { registerAllBlockKits } from '@registry/all-block-kits'
import { pageOfBlocks } from '@tests/fixtures/page-of-blocks'
import { apply } from '../changes'
import { change, type Edit } from '../edit'
import { dropOwn, ownedProps, resetOwn, setOwn } from './set-own'

beforeAll(registerAllBlockKits)

const part = {
  id: 'title',
  type: 'content/heading',
  version: 1,
  props: { text: { th: 'ลงทะเบียน', en: 'Register' }, eyebrow: 'Now', level: 2 },
}

/** The page's own values after some edits. */
function after(...edits: ((edit: Edit) => void)[]) {
  const page = pageOfBlocks([{ id: 'link', type: 'site/section', props: { section: 'offer' } }])
  for (const each of edits) apply(page, change(page, '', each))
  const node = page.nodes.get('link')
  if (node?.kind !== 'block') throw new Error('The link is gone.')
  return { props: node.fields.props, own: ownOf(node.fields) }
}
const write = (path: readonly (string | number)[], value: unknown) => (edit: Edit) =>
  setOwn(edit, 'link', part, ['props', ...path], value)

describe('own values of a page', () => {
  it("start from the section's value, including the other language", () => {
    const { own } = after(write(['text', 'en'], 'Come in'))
    expect(own).toEqual({
      title: { type: 'content/heading', version: 1, props: { text: { th: 'ลงทะเบียน', en: 'Come in' } } },
    })
    expect(ownedProps(part, own)).toEqual({ text: { th: 'ลงทะเบียน', en: 'Come in' }, eyebrow: 'Now', level: 2 })
  })

  it('may be empty where the section has a value', () => {
    const { own } = after(write(['eyebrow'], undefined))
    expect(own.title?.props).toEqual({ eyebrow: null })
    expect(ownedProps(part, own)).toEqual({ text: part.props.text, level: 2 })
  })

  it("are removed when equal to the section's or reset, leaving no trace", () => {
    const plain = { section: 'offer' }
    expect(after(write(['eyebrow'], 'Soon'), write(['eyebrow'], 'Now')).props).toEqual(plain)
    expect(after(write(['eyebrow'], 'Soon'), (edit) => resetOwn(edit, 'link', part, 'eyebrow')).props).toEqual(plain)
    expect(
      after(write(['eyebrow'], 'Soon'), write(['text'], 'X'), (edit) => resetOwn(edit, 'link', part, 'text')).own.title
        ?.props,
    ).toEqual({ eyebrow: 'Soon' })
    expect(after(write(['eyebrow'], 'Soon'), (edit) => dropOwn(edit, 'link', 'title')).props).toEqual(plain)
  })

  it('of a previous block type are not mixed with the current one', () => {
    const was = { ...part, type: 'content/text', props: {} }
    const { own } = after((edit) => setOwn(edit, 'link', was, ['props', 'text'], 'Old'), write(['eyebrow'], 'Soon'))
    expect(own.title).toEqual({ type: 'content/heading', version: 1, props: { eyebrow: 'Soon' } })
  })
})
