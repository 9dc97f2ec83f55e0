import { expect, it } from 'vitest'
import { registerAllBlockKits } from '@registry/all-block-kits'
import { flatten } from '@schemas/layout/flat/flatten'
import { readPage } from '@schemas/layout/read'
import { pickText } from '@schemas/layout/pick-text'
import { pathOf } from './path-of'

registerAllBlockKits()

const heading = (id: string) => ({ id, type: 'content/heading', version: 1, props: { text: id } })
const inner = (id: string, ...blocks: unknown[]) => ({ id: `${id}-row`, cells: [{ id: `${id}-cell`, blocks }] })
const read = readPage({
  format: 1,
  path: '/',
  title: 'x',
  views: {
    guest: {
      rows: [
        {
          id: 'row',
          name: 'Prices',
          cells: [
            {
              id: 'left',
              blocks: [
                {
                  id: 'tabs',
                  type: 'content/tabs',
                  version: 1,
                  props: {
                    items: [
                      { key: 'am', label: 'Morning' },
                      { key: 'pm', label: 'Evening' },
                    ],
                  },
                  slots: {
                    am: [
                      inner('am', {
                        id: 'stack',
                        type: 'content/stack',
                        version: 1,
                        props: {},
                        slots: { content: [inner('deep', heading('deep'))] },
                      }),
                    ],
                  },
                },
              ],
            },
            { id: 'right', blocks: [] },
          ],
        },
      ],
    },
  },
})
if (!read.ok) throw new Error('not a page')
const { nodes } = flatten(read.value)
const names = (to: Parameters<typeof pathOf>[1]) => pathOf(nodes, to).map(({ name }) => pickText(name, 'en'))

it('builds the path through rows, columns with siblings, blocks and ambiguous areas', () => {
  expect(names('deep')).toEqual(['Prices', 'Column', 'Tabs', 'Morning', 'Row', 'Stack', 'Row', 'Heading'])
  expect(names('deep-cell').at(-1)).toBe('Column')
  expect(names({ block: 'tabs', slot: 'pm' })).toEqual(['Prices', 'Column', 'Tabs', 'Evening'])
  expect(names('gone')).toEqual([])
})
