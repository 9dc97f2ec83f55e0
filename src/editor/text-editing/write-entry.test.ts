import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { registerAllBlockKits } from '@registry/all-block-kits'
import { nest } from '@schemas/layout/flat/nest'
import { ownOf } from '@schemas/layout/own-values'
import { pageOfBlocks } from '@tests/fixtures/page-of-blocks'
import { ownPlace } from '../sections/own-place'
import { DocumentStore } from '../state/document-store'
import { textAt, writeEntry } from './write-entry'

beforeAll(registerAllBlockKits)

const parts = ['ask', 'answer'].map((id) => ({
  id,
  type: 'content/heading',
  version: 1,
  props: { text: { th: `ถาม ${id}`, en: `Ask ${id}` }, level: 2 },
}))
const typed = fc.record({ part: fc.nat(1), locale: fc.constantFrom('th' as const, 'en' as const), value: fc.string() })

it('undoes own values of a section step by step until none is left, in any order', () => {
  fc.assert(
    fc.property(fc.array(typed, { minLength: 1, maxLength: 12 }), (all) => {
      const store = new DocumentStore(pageOfBlocks([{ id: 'link', type: 'site/section', props: { section: 'offer' } }]))
      const states = [JSON.stringify(nest(store.page))]
      all.forEach(({ part, locale, value }, at) => {
        const of = parts[part] as (typeof parts)[number]
        const place = ownPlace(store, 'link', of)
        const before = store.history.done.length
        // Separate steps: typing in one place would merge into one.
        writeEntry(
          { edit: (label, recipe) => !store.dispatch(label, recipe, `step ${at}`) },
          { place, base: ['text'], locale, value, label: 'Edit text' },
        )
        expect(textAt(place, ['text', locale])).toBe(value)
        if (store.history.done.length > before) states.push(JSON.stringify(nest(store.page)))
      })
      const node = store.get('link')
      if (node?.kind === 'block')
        expect(Object.values(ownOf(node.fields)).every(({ props }) => Object.keys(props).join() === 'text')).toBe(true)
      for (const state of states.toReversed().slice(1)) {
        store.undo()
        expect(JSON.stringify(nest(store.page))).toBe(state)
      }
    }),
  )
})
