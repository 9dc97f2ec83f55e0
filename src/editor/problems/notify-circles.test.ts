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

it('reports a link that makes a section contain itself when it is added, once, and again when it is added again', () => {
  const { store, said: notices, put } = watched()
  put('outer', 'inner')
  expect(notices).toEqual([
    'A section can’t contain itself, directly or through another section. Visitors will see nothing here.',
  ])
  store.undo()
  expect(notices).toHaveLength(1)
  store.redo()
  expect(notices).toHaveLength(2)
})

it('reports a link to a section that contains itself, but no valid link and none that was there before', () => {
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
  expect(notices).toEqual(['A section inside this one contains itself. Visitors will see nothing in that place.'])
  end()
  put('outer')
  expect(notices).toHaveLength(1)
})
