import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { useOutbox } from './use-outbox'

let root: Root
function Held() {
  const { send, waitingFor } = useOutbox(() => {})
  return (
    <>
      {['One', 'Two'].map((body) => <button key={body} type="button" onClick={() => send('them', body)}>{body}</button>)}
      <p>{waitingFor('them').map(({ body, problem }) => `${body}${problem ? ' failed' : ''}`).join(', ') || 'nothing waits'}</p>
    </>
  )
}
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

it('carries messages in the order in which they were written, past one that fails', async () => {
  const asked: string[] = []
  let answer: (response: Response) => void = () => {}
  vi.spyOn(window, 'fetch').mockImplementation((_address, options) => {
    asked.push((JSON.parse(options?.body as string) as { body: string }).body)
    return new Promise((resolve) => (answer = resolve))
  })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(<Held />)
  for (const body of ['One', 'Two']) await page.getByRole('button', { name: body }).click()
  await expect.element(page.getByText('One, Two')).toBeVisible()
  expect(asked).toEqual(['One'])
  answer(Response.json({ error: { status: 429, message: 'A lot.' } }, { status: 429 }))
  await expect.element(page.getByText('One failed, Two')).toBeVisible()
  await vi.waitFor(() => expect(asked).toEqual(['One', 'Two']))
  answer(Response.json({ thread: 'a thread', message: {} }))
  await expect.element(page.getByText('One failed', { exact: true })).toBeVisible()
})
