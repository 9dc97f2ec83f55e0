import { expect, it, vi } from 'vitest'
import { flatten } from '@schemas/layout/flat/flatten'
import { applied } from '../document/changes'
import { change } from '../document/edit'
import { fitStep } from '../document/fit-step'
import { mergePages } from '../document/merge'
import { setField } from '../document/operations/set-field'
import { blockPlace } from '../state/form-place'
import { DocumentStore } from '../state/document-store'
import { followText } from './follow-text'

it('reports changes of the edited text from elsewhere, and nothing else', () => {
  const text = { en: 'Words', th: 'คำ' }
  const store = new DocumentStore(
    flatten({
      format: 1,
      path: '/',
      frame: 'default',
      access: 'guest',
      title: '',
      views: {
        guest: {
          rows: [
            { id: 'r', cells: [{ id: 'c', blocks: [{ id: 'x', type: 'content/text', version: 1, props: { text } }] }] },
          ],
        },
      },
    }),
  )
  const onOther = vi.fn<() => void>()
  const end = followText(store, { place: blockPlace(store, 'x'), base: ['text'], locale: 'en' }, onOther)
  const colleague = (path: (string | number)[], value: unknown, choose?: 'theirs') => {
    const base = { ...store.page, nodes: new Map(store.page.nodes) }
    const merged = mergePages(
      base,
      base,
      applied(
        base,
        change(base, '', (edit) => setField(edit, 'x', path, value)),
      ),
      () => choose,
    )
    if (merged.ok) store.merge(merged.changes, { fitStep })
  }
  store.dispatch('', (edit) => setField(edit, 'x', ['props', 'text', 'en'], 'My words'))
  colleague(['props', 'text', 'th'], 'คำอื่น')
  colleague(['name'], 'Named')
  expect(onOther).not.toHaveBeenCalled()
  colleague(['props', 'text', 'en'], 'Their words')
  expect(onOther).toHaveBeenCalledOnce()
  store.dispatch('', (edit) => setField(edit, 'x', ['props', 'text', 'en'], 'Mine again'))
  store.undo()
  expect(onOther).toHaveBeenCalledTimes(2)
  end()
  store.redo()
  expect(onOther).toHaveBeenCalledTimes(2)
})
