import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { notifications } from '@mantine/notifications'
import { BootProvider } from '@kit/boot'
import { queryClient } from '@kit/use-call'
import { registerAllBlockKits } from '@registry/all-block-kits'
import type { Boot } from '@schemas/boot'
import type { Role } from '@schemas/layout/role'
import { pageOfBlocks } from '@tests/fixtures/page-of-blocks'
import { comparePages } from '../document/compare-pages'
import { moveNodes } from '../document/operations/move-nodes'
import { removeNodes } from '../document/operations/remove-nodes'
import { setField, setPageField } from '../document/operations/set-field'
import { refuseChanges } from '../document/refuse-changes'
import { useSnapshot } from '../history/use-snapshot'
import { type Builder, BuilderProvider } from '../state/builder'
import { DocumentStore } from '../state/document-store'
import { DocumentProvider } from '../state/use-document'
import { Chrome } from '../ui/chrome'
import { DifferenceList } from './difference-list'
import { useRevertActions } from './take-back'
import '@mantine/core/styles.css'

registerAllBlockKits()

const boot = (role: Role) =>
  ({
    locale: 'en',
    site: { id: 'test' },
    space: { locales: ['en', 'th'] },
    session: { role },
    routes: [],
    assets: {},
  }) as unknown as Boot
const blocks = ['a', 'b', 'c', 'd'].map((id) => ({
  id,
  type: 'content/heading',
  props: { text: { en: `Words of ${id}`, th: id } },
}))
const old = pageOfBlocks(blocks)

let store: DocumentStore
let root: Root

function List({ isLive }: { isLive: boolean }) {
  const now = useSnapshot()
  const takeBack = useRevertActions(old, { isLive })
  return (
    <DifferenceList
      comparison={comparePages(old, now)}
      before={old}
      after={now}
      shown={undefined}
      onShow={() => {}}
      takeBack={takeBack}
    />
  )
}

function show({ role = 'manager', isLive = false }: { role?: Role; isLive?: boolean } = {}): void {
  const builder = { key: 'page:/about', store, boot: boot(role) } as Builder
  root.render(
    <BootProvider boot={boot(role)}>
      <Chrome>
        <BuilderProvider value={builder}>
          <DocumentProvider value={store}>
            <List isLive={isLive} />
          </DocumentProvider>
        </BuilderProvider>
      </Chrome>
    </BootProvider>,
  )
}

beforeEach(() => {
  store = new DocumentStore(pageOfBlocks(blocks), (changes, now) => refuseChanges(changes, 'manager', now))
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  notifications.clean()
  root.unmount()
  queryClient().clear()
  document.body.replaceChildren()
})

const entries = () =>
  screen
    .getByRole('listitem')
    .elements()
    .map((each) => each.querySelector('button')?.textContent)
const propsOf = (id: string) => {
  const node = store.get(id)
  return node?.kind === 'block' ? node.fields.props : undefined
}
const cellOf = (id: string) => store.get(id)?.parent as { cell: string }
const order = () => {
  const cell = store.get(cellOf('a').cell)
  return cell?.kind === 'cell' ? cell.blocks : []
}

it('reverts one part to an earlier version by keyboard, announces it, focuses the next part, and undoes it as one step', async () => {
  store.dispatch(
    '',
    (edit) => (
      removeNodes(edit, ['b']),
      setField(edit, 'd', ['props', 'text', 'en'], 'Other words'),
      setField(edit, 'd', ['props', 'level'], 3)
    ),
  )
  show()
  const first = screen.getByRole('button', { name: 'Restore this', exact: true }).first()
  await expect.element(first).toHaveAccessibleDescription(/Heading.*Removed/)
  ;(first.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(order).toEqual(['a', 'b', 'c', 'd'])
  await expect.element(screen.getByText('“Heading” restored.')).toBeVisible()
  await expect.poll(entries).toEqual(['HeadingChanged'])
  // The next entry is ready for the keyboard.
  expect(document.activeElement?.textContent).toBe('HeadingChanged')
  expect(store.history.done.at(-1)?.changes.label).toMatchObject({ en: 'Restore: Heading' })
  // Reverts one value; the other stays.
  await screen.getByRole('button', { name: /^Restore this: only .*level$/i }).click()
  await expect.poll(() => propsOf('d')).toEqual({ text: { en: 'Other words', th: 'd' } })
  await screen.getByRole('button', { name: 'Undo' }).last().click()
  await expect.poll(() => propsOf('d')).toMatchObject({ level: 3 })
  expect(document.activeElement).not.toBe(document.body)
  await screen.getByRole('button', { name: 'Restore this', exact: true }).click()
  await expect.element(screen.getByText('Both are the same.')).toBeVisible()
  await expect.element(document.querySelector<HTMLElement>('[data-differences]') as HTMLElement).toHaveFocus()
})

it('reverts changes of the draft, settings one by one, and shows refusals in place', async () => {
  store.dispatch('', (edit) => {
    moveNodes(edit, ['c'], { cell: cellOf('a').cell, index: 0 })
    setPageField(edit, ['title'], 'New title')
    setPageField(edit, ['noindex'], true)
  })
  show({ isLive: true })
  const change = screen.getByRole('button', { name: 'Revert this change', exact: true })
  await expect.poll(() => change.elements().length).toBe(2)
  await screen.getByRole('button', { name: 'Revert this change: only Hide from search' }).click()
  await expect.poll(() => [store.page.fields.noindex, store.page.fields.title]).toEqual([undefined, 'New title'])
  // Another editor restored the title meanwhile: there is no step to undo.
  const done = store.history.done.length
  notifications.clean()
  const undo = () => screen.getByRole('button', { name: 'Undo' }).elements()
  // A notice takes time to disappear.
  await expect.poll(undo).toEqual([])
  store.merge(
    {
      label: '',
      nodes: new Map(),
      fields: { before: store.page.fields, after: { ...store.page.fields, title: old.fields.title } },
    },
    { fitStep: (_page, changes) => changes },
  )
  await change.first().click()
  await expect
    .element(screen.getByRole('listitem').first().getByRole('alert'))
    .toHaveTextContent('It is already like this')
  expect([store.history.done.length, undo()]).toEqual([done, []])
  // An admin locked it meanwhile.
  store.merge(
    {
      label: '',
      nodes: new Map([
        [
          'c',
          { before: store.get('c'), after: { ...store.get('c'), fields: { ...store.get('c')?.fields, locked: true } } },
        ],
      ]),
    } as never,
    { fitStep: (_page, changes) => changes },
  )
  await change.last().click()
  await expect.element(screen.getByRole('listitem').last().getByRole('alert')).toHaveTextContent('This part is locked.')
  expect(order()).toEqual(['c', 'a', 'b', 'd'])
})
