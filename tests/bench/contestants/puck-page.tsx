import type { Config, Data } from '@puckeditor/core'
import { benchBlocks, rowsOfThree } from '../page'
import { views } from '../views'

const shown = (name: keyof typeof views) => {
  const View = views[name]
  return { render: ({ view, id }: { view: Record<string, unknown>; id: string }) => <View {...view} blockId={id} /> }
}

/** The same page in Puck's terms: a row component with three slots, and the four views. */
export const config = {
  components: {
    row: {
      fields: { one: { type: 'slot' }, two: { type: 'slot' }, three: { type: 'slot' } },
      render: ({
        one: One,
        two: Two,
        three: Three,
      }: Record<'one' | 'two' | 'three', React.ComponentType<{ className?: string }>>) => (
        <div className="row">
          <div className="grid three">
            <One className="cell" />
            <Two className="cell" />
            <Three className="cell" />
          </div>
        </div>
      ),
    },
    heading: shown('heading'),
    text: shown('text'),
    picture: shown('picture'),
    button: shown('button'),
  },
} as unknown as Config

export function puckData(count: number): Data {
  const content = rowsOfThree(benchBlocks(count)).map((blocks, row) => {
    const [one, two, three] = blocks.map(({ id, type, props }) => ({ type, props: { id, view: props } }))
    return {
      type: 'row',
      props: { id: `r${row}`, one: one ? [one] : [], two: two ? [two] : [], three: three ? [three] : [] },
    }
  })
  return { root: { props: {} }, content, zones: {} } as unknown as Data
}
