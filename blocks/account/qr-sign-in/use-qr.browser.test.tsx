import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { useQr } from './use-qr'

let root: Root
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})
const done = () => {}
function Held() {
  const qr = useQr(done)
  return (
    <>
      <button type="button" onClick={qr.start}>
        Show
      </button>
      <button type="button" onClick={qr.stop}>
        Cancel
      </button>
      <p>{`It is ${qr.state}${'made' in qr ? ` ${qr.made.number}` : ''}.`}</p>
    </>
  )
}

it('shows no code that was cancelled while being created', async () => {
  const answers: ((number: string) => void)[] = []
  vi.spyOn(window, 'fetch').mockImplementation(
    () =>
      new Promise((resolve) =>
        answers.push((number) => resolve(Response.json({ code: 'c', link: '/l', secret: 's', number, seconds: 120 }))),
      ),
  )
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<Held />)
  const press = (name: string) => page.getByRole('button', { name }).click()
  await press('Show')
  await vi.waitFor(() => expect(answers).toHaveLength(1))
  await press('Cancel')
  await press('Show')
  await vi.waitFor(() => expect(answers).toHaveLength(2))
  await press('Cancel')
  answers[1]?.('22')
  await new Promise((resolve) => setTimeout(resolve))
  await expect.element(page.getByText('It is idle.')).toBeVisible()
  await press('Show')
  await vi.waitFor(() => expect(answers).toHaveLength(3))
  answers[0]?.('11')
  answers[2]?.('33')
  await expect.element(page.getByText('It is shown 33.')).toBeVisible()
})
