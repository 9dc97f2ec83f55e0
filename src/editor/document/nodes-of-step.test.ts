import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FlatPage } from '@schemas/layout/flat/flat'
import { flatten } from '@schemas/layout/flat/flatten'
import { isSameJson } from '@schemas/layout/json'
import { arbitrarySteps, runSteps } from '@tests/fixtures/arbitrary-edits'
import { arbitraryPage } from '@tests/fixtures/arbitrary-page'
import { pageOfBlocks } from '@tests/fixtures/page-of-blocks'
import { applied, type Changes, invert } from './changes'
import { change, type Edit } from './edit'
import { isOfStep, nodesOfStep } from './nodes-of-step'
import { duplicateNodes } from './operations/duplicate-nodes'
import { moveNodes } from './operations/move-nodes'
import { removeNodes } from './operations/remove-nodes'
import { setField, setPageField } from './operations/set-field'

const heading = (id: string) => ({ id, type: 'content/heading', props: { text: id } })
const start = pageOfBlocks(['a', 'b', 'c', 'd'].map(heading))

/** Applies and undoes the step; returns what it is about each time. */
function aboutBoth(page: FlatPage, recipe: (edit: Edit) => void) {
  const changes = change(page, 'Step', recipe)
  const after = applied(page, changes)
  return { done: nodesOfStep(after, changes), back: nodesOfStep(page, invert(changes)) }
}

describe('nodes of a step', () => {
  it('are the added node, or the node before a removed copy', () => {
    let copies: string[] = []
    const { done, back } = aboutBoth(start, (edit) => void (copies = duplicateNodes(edit, ['b'])))
    expect([done, back]).toEqual([copies, ['b']])
  })

  it('are all restored nodes in page order, or the next node when the first was removed', () => {
    expect(aboutBoth(start, (edit) => removeNodes(edit, ['c', 'a']))).toEqual({ done: ['b'], back: ['a', 'c'] })
  })

  it('are the root of an added part only, or none when nothing is left', () => {
    expect(aboutBoth(start, (edit) => removeNodes(edit, ['row']))).toEqual({ done: [], back: ['row'] })
  })

  it('are nodes moved among siblings, and edited nodes', () => {
    expect(aboutBoth(start, (edit) => moveNodes(edit, ['a'], { cell: 'cell', index: 4 }))).toEqual({
      done: ['a'],
      back: ['a'],
    })
    expect(aboutBoth(start, (edit) => setField(edit, 'c', ['props', 'text'], 'x'))).toEqual({
      done: ['c'],
      back: ['c'],
    })
  })

  it('are empty when only the page title changed', () => {
    expect(aboutBoth(start, (edit) => setPageField(edit, ['title'], 'x'))).toEqual({ done: [], back: [] })
  })

  it('include siblings in the same column only', () => {
    const changes: Changes = change(start, 'Delete', (edit) => removeNodes(edit, ['a']))
    const after = applied(start, changes)
    expect(['b', 'cell', 'row'].map((id) => isOfStep(after, changes, id))).toEqual([true, true, false])
  })
})

it('are on the page, and not empty when a part changed, for any step', () => {
  fc.assert(
    fc.property(arbitraryPage, arbitrarySteps(6, 0, true), (source, steps) => {
      let page = flatten(source)
      for (const changes of runSteps(page, steps).done) {
        const after = applied(page, changes)
        for (const [at, step] of [
          [after, changes],
          [page, invert(changes)],
        ] as const) {
          const about = nodesOfStep(at, step)
          expect(about.filter((id) => !at.nodes.has(id))).toEqual([])
          expect(new Set(about).size).toBe(about.length)
          const isOther = [...step.nodes.values()].some(
            ({ before, after: node }) => node !== undefined && !isSameJson(before?.fields, node.fields),
          )
          expect(about.length > 0 || !isOther).toBe(true)
        }
        page = after
      }
    }),
    { numRuns: 150 },
  )
})
