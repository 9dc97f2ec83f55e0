import { expect, it } from 'vitest'
import { schema } from './schema'

it('is one column on phones where nothing else is said', () => {
  const perRow = (props: object) => schema.props.parse(props).perRow
  expect(perRow({})).toEqual({ base: 3, tablet: 3, mobile: 1 })
  expect(perRow({ perRow: 4 })).toEqual({ base: 4, tablet: 2, mobile: 1 })
  expect(perRow({ perRow: { base: 3, mobile: 2 } })).toMatchObject({ base: 3, mobile: 2 })
})
