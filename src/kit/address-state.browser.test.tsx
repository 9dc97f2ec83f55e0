import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Payload } from '@schemas/layout/render'
import { useAddressState } from './address-state'
import { PageProvider } from './boot'
import { useListQuery } from './list-query'

let root: Root
const before = location.href
beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  history.replaceState(history.state, '', before)
})

function List() {
  const [{ thread }, setAddress] = useAddressState(['thread'])
  const { words: searchText, isFirst, value, set, goOn, canGoBack, setWords: setSearchText } = useListQuery(['role'])
  return (
    <>
      <button type="button" onClick={() => setAddress({ thread: 'second' })}>
        Open
      </button>
      <button
        type="button"
        onClick={() => {
          set({ role: 'admin' })
          setSearchText('nok')
          goOn('next')
        }}
      >
        Filter
      </button>
      <p>{JSON.stringify({ thread, role: value('role'), words: searchText, isFirst, canGoBack })}</p>
    </>
  )
}
/** Navigates as the router does: first the address, then the page. */
const arrive = (arrival: string, query: Record<string, string>) => {
  history.pushState(history.state, '', `?${new URLSearchParams(query)}`)
  root.render(
    <PageProvider payload={{ query } as unknown as Payload} arrival={arrival}>
      <List />
    </PageProvider>,
  )
}
const expectShown = async (state: object) => {
  await expect.element(page.getByText(JSON.stringify(state))).toBeVisible()
}
const press = (name: string) => page.getByRole('button', { name }).click()

it('shows the state of the address on a new arrival', async () => {
  arrive('1', { thread: 'first' })
  await expectShown({ thread: 'first', role: '', words: '', isFirst: true, canGoBack: false })
  await press('Open')
  await press('Filter')
  await vi.waitFor(() => expect(location.search).toBe('?thread=second&role=admin&find=nok'))
  await expectShown({ thread: 'second', role: 'admin', words: 'nok', isFirst: false, canGoBack: false })
  // A menu link: the page without parameters.
  arrive('2', {})
  await expectShown({ thread: '', role: '', words: '', isFirst: true, canGoBack: false })
  expect(location.search).toBe('')
  // A link the router treats as the current page: it does not load the page again.
  await press('Open')
  await vi.waitFor(() => expect(location.search).toBe('?thread=second'))
  arrive('3', {})
  await expectShown({ thread: '', role: '', words: '', isFirst: true, canGoBack: false })
  expect(location.search).toBe('')
})
