import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Payload } from '@schemas/layout/render'
import { PageProvider } from '@kit/boot'
import { usePlace } from './use-place'

let root: Root
const before = location.href
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  history.replaceState(history.state, '', before)
})
function Manager() {
  const [place, go] = usePlace('folder', ['mine'])
  return (
    <>
      <button type="button" onClick={() => go({ folder: 'inner', drive: 'mine', isTrash: false })}>
        Open
      </button>
      <p>{`In ${place.folder}.`}</p>
    </>
  )
}

it("leaves a folder by the page's own link", async () => {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const arrive = (arrival: string) =>
    root.render(
      <PageProvider payload={{ query: {} } as Payload} arrival={arrival}>
        <Manager />
      </PageProvider>,
    )
  arrive('1')
  await page.getByRole('button', { name: 'Open' }).click()
  await expect.element(page.getByText('In inner.')).toBeVisible()
  await vi.waitFor(() => expect(new URLSearchParams(location.search).get('folder')).toBe('inner'))
  // To the router this is the current page, because it knows nothing of folders.
  history.replaceState(history.state, '', before)
  arrive('2')
  await expect.element(page.getByText('In mine.')).toBeVisible()
})
