import { notifications, notificationsStore } from '@mantine/notifications'
import type { ReactElement } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { flatten } from '@schemas/layout/flat/flatten'
import { readPage } from '@schemas/layout/read'
import { setField } from '../document/operations/set-field'
import { removeNodes } from '../document/operations/remove-nodes'
import type { undoMessage } from '../ui/undo-message'
import { fitStep } from '../document/fit-step'
import { DocumentStore } from './document-store'
import { offerUndo } from './offer-undo'

const read = readPage({
  format: 1,
  path: '/',
  title: 'x',
  views: {
    guest: {
      rows: [
        { id: 'one', cells: [] },
        { id: 'two', cells: [] },
        { id: 'three', cells: [] },
      ],
    },
  },
})
if (!read.ok) throw new Error('not a page')

let store: DocumentStore
const remove = (id: string, key?: Parameters<DocumentStore['dispatch']>[2]) => {
  store.dispatch('Delete', (edit) => removeNodes(edit, [id]), key)
  offerUndo(store, `${id} deleted`, 'Undo')
}
const offers = () => notificationsStore.getState().notifications
const rows = () => store.page.views.guest

/** Presses the button of an offer. */
function press(at: number): void {
  const message = offers()[at]?.message as ReturnType<typeof undoMessage> as ReactElement<{
    children: [string, ReactElement<{ onClick: () => void }>]
  }>
  message.props.children[1].props.onClick()
}

beforeEach(() => {
  notifications.clean()
  store = new DocumentStore(flatten(read.value))
})

it('undoes the change it is about', () => {
  remove('two')
  press(0)
  expect(rows()).toEqual(['one', 'two', 'three'])
  expect(offers()).toEqual([])
})

it('disappears after another change, so that it undoes nothing else', () => {
  remove('two')
  store.dispatch('Hide', (edit) => setField(edit, 'one', ['visible'], { mobile: false }))
  expect(offers()).toEqual([])
  remove('one')
  remove('three')
  expect(offers()).toHaveLength(1)
  press(0)
  expect(rows()).toEqual(['three'])
})

it('disappears when the step is undone by keys', () => {
  remove('two')
  store.undo()
  expect(offers()).toEqual([])
})

it("stays when another editor's changes are merged", () => {
  const other = new DocumentStore(flatten(read.value))
  let theirs: Parameters<DocumentStore['merge']>[0] | undefined
  other.onChange((changes) => void (theirs = changes))
  other.dispatch('Hide', (edit) => setField(edit, 'one', ['visible'], { mobile: false }))
  remove('two', 'a list')
  if (theirs) store.merge(theirs, { fitStep })
  press(0)
  expect(rows()).toEqual(['one', 'two', 'three'])
  expect(store.get('one')?.fields.visible).toEqual({ mobile: false })
})
