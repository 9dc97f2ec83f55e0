import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page as screen } from 'vitest/browser'
import { useKnownUpload } from './known-uploads'

const asset = 'item-0198f000-0000-7000-8000-000000000015'

let root: Root
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function Shown() {
  const known = useKnownUpload(asset)
  return <p>{known ? `${known.name} ${known.isLost ? 'is lost' : 'is there'}` : 'unknown'}</p>
}

it('detects uploads trashed or restored elsewhere when the person returns', async () => {
  let item: object = { asset, name: 'Prices.pdf' }
  vi.spyOn(window, 'fetch').mockImplementation(async () => Response.json({ item }))
  vi.useFakeTimers({ toFake: ['Date'] })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<Shown />)
  await expect.element(screen.getByText('Prices.pdf is there')).toBeVisible()
  const comeBack = async (now: object, text: string) => {
    item = now
    vi.setSystemTime(Date.now() + 60_000)
    dispatchEvent(new Event('focus'))
    await expect.element(screen.getByText(text)).toBeVisible()
  }
  await comeBack({ asset, name: 'Prices.pdf', trashedAt: '2027-01-01T00:00:00Z' }, 'Prices.pdf is lost')
  await comeBack({ asset, name: 'Prices.pdf' }, 'Prices.pdf is there')
  // Moving focus from the page to the settings does not count as a return to the tab: the answer is still fresh.
  const callCount = vi.mocked(window.fetch).mock.calls.length
  dispatchEvent(new Event('focus'))
  expect(window.fetch).toHaveBeenCalledTimes(callCount)
})
