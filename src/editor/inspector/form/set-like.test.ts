import { beforeAll, describe, expect, it } from 'vitest'
import type { AnyBlock } from '@schemas/block'
import { flatten } from '@schemas/layout/flat/flatten'
import { registerAllBlockKits } from '@registry/all-block-kits'
import { blockDefinition } from '@registry/block-kits'
import { Edit } from '../../document/edit'
import { type FieldPath, setField } from '../../document/operations/set-field'
import { setLike, valueAt } from './set-like'

beforeAll(registerAllBlockKits)

/** The second of two blocks of a type after one value of the first is set on both. */
function setBoth(type: string, [one, other]: readonly [object, object], path: FieldPath, value: unknown): unknown {
  const definition = blockDefinition(type) as AnyBlock
  const block = (id: string, props: object) => ({ id, type, version: definition.version, props })
  const edit = new Edit(
    flatten({
      format: 1,
      path: '/',
      title: 'Page',
      views: {
        guest: { rows: [{ id: 'row', cells: [{ id: 'cell', blocks: [block('one', one), block('other', other)] }] }] },
      },
    } as never),
  )
  setField(edit, 'one', ['props', ...path], value)
  setLike(edit, { from: 'one', to: 'other', definition, path: ['props', ...path], before: valueAt(one, path) })
  return valueAt(edit.node('other').fields, ['props'])
}

describe('texts of several blocks', () => {
  const both = { th: 'สวัสดี', en: 'Hello' }
  it.each([
    ['one that had none yet', undefined, both, { en: 'x' }, { th: 'สวัสดี', en: 'x' }],
    [
      'one that says the same in every language',
      both,
      'ติดต่อเรา',
      { th: 'สวัสดี', en: 'More' },
      { th: 'ติดต่อเรา', en: 'More' },
    ],
    ['the last language of one', { en: 'Read' }, both, undefined, { th: 'สวัสดี' }],
    ['one that says another in every language', 'Read', both, 'More', { th: 'More', en: 'More' }],
  ])('are copied in the edited languages: %s', (_case, before, own, value, wanted) => {
    expect(
      setBoth(
        'content/heading',
        [
          { text: 'a', eyebrow: before },
          { text: 'b', eyebrow: own },
        ],
        ['eyebrow'],
        value,
      ),
    ).toEqual({ text: 'b', eyebrow: wanted })
  })
})

describe('settings of several blocks', () => {
  it('become equal', () => {
    expect(
      setBoth(
        'content/heading',
        [
          { text: 'a', level: 2 },
          { text: 'b', level: 4 },
        ],
        ['level'],
        3,
      ),
    ).toEqual({ text: 'b', level: 3 })
  })

  it('get one complete shape, not half of two', () => {
    const maps = { provider: 'google-maps', place: 'Bangkok', zoom: 12 }
    expect(
      setBoth(
        'content/embed',
        [{ content: { provider: 'vimeo', id: '1' } }, { content: maps }],
        ['content', 'id'],
        '76979871',
      ),
    ).toEqual({ content: { provider: 'vimeo', id: '76979871' } })
  })

  it('leave each block its own list', () => {
    const items = (...names: string[]) => ({ items: names.map((name) => ({ key: name, label: name })) })
    expect(setBoth('content/tabs', [items('a', 'b'), items('c', 'd', 'e')], ['items', 0, 'label'], 'x')).toEqual(
      items('c', 'd', 'e'),
    )
  })
})
