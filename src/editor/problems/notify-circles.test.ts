import { expect, it } from 'vitest'
import { pageOfBlocks } from '@tests/fixtures/page-of-blocks'
import { insertParts } from '../document/operations/insert-parts'
import { removeNodes } from '../document/operations/remove-nodes'
import { setField } from '../document/operations/set-field'
import { sectionBlock } from '../document/section-block'
import { DocumentStore } from '../state/document-store'
import { notifyCircles } from './notify-circles'

const facts = {
  holders: new Set(['section:inner', 'section:outer']),
  rounds: new Set(['section:outer', 'section:round']),
}

function watched() {
  const store = new DocumentStore(pageOfBlocks([{ id: 'old', type: 'site/section', props: { section: 'outer' } }]))
  const notices: string[] = []
  const end = notifyCircles({ store, say: (text) => void notices.push((text as { en: string }).en) }, facts)
  const put = (...sections: string[]) =>
    store.dispatch('', (edit) => void insertParts(edit, sections.map(sectionBlock), { cell: 'cell', index: 0 }))
  return { store, said: notices, end, put }
}

it('a link that would have a section show itself is told when it comes, once, and again when it comes back', () => {
  const { store, said: notices, put } = watched()
  put('outer', 'inner')
  expect(notices).toEqual(['A section cannot show itself, nor one that shows it. Visitors will see nothing here.'])
  store.undo()
  expect(notices).toHaveLength(1)
  store.redo()
  expect(notices).toHaveLength(2)
})

it('one in which another shows itself is told too; what is well, and what was there before, is not', () => {
  const { store, said: notices, end, put } = watched()
  put('free')
  store.dispatch('', (edit) => {
    setField(edit, 'old', ['name'], 'Mine')
  })
  store.dispatch('', (edit) => {
    removeNodes(edit, ['old'])
  })
  expect(notices).toEqual([])
  put('round')
  expect(notices).toEqual(['A section in this one shows itself. Visitors will see nothing at that place in it.'])
  end()
  put('outer')
  expect(notices).toHaveLength(1)
})
