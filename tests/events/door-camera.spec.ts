import { randomUUID } from 'node:crypto'
import { ask } from '../support/hosts'
import { openSession } from '../support/sessions'
import { gatewayBase, siteUrl } from '../support/site-url'
import { withCamera } from '../support/with-camera'
import { expect, goTo, test } from '../e2e/test'

const host = 'academy.localhost'
const call = async <T>(path: string, body?: object) => {
  const answer = await ask(
    gatewayBase(),
    host,
    path,
    body ? { method: 'POST', body, headers: { 'idempotency-key': randomUUID() } } : {},
  )
  expect(answer.status, answer.text).toBe(200)
  return answer.json<T>()
}

test('lets in who registered and holds the ticket before the camera, and once', async () => {
  type Opened = { event: { id: string; packages: { id: string }[] } }
  const { event } = await call<Opened>('/api/event/read?event=open-day')
  const name = `Nok ${randomUUID().slice(0, 6)}`
  const { code } = await call<{ code: string }>('/api/event/register', {
    event: 'open-day',
    packages: [{ package: event.packages[0]?.id, quantity: 1 }],
    contact: { name, email: `${randomUUID()}@visitors.example` },
  })
  const { registration } = await call<{ registration: { tickets: { qr: string }[] } }>(
    `/api/event/registration?code=${code}`,
  )
  const qr = registration.tickets[0]?.qr ?? ''
  expect(qr).toMatch(/^TK/)
  await withCamera(
    [{ text: qr, format: 'QRCode' }],
    [await openSession(gatewayBase(), 'academy', 'manager')],
    async (context) => {
      const page = await context.newPage()
      const refused: string[] = []
      page.on('console', (message) => message.type() === 'error' && refused.push(message.text()))
      await goTo(page, siteUrl('academy', `/event/checkin?event=${event.id}&lang=en`))
      await page.getByRole('button', { name: 'Scan with the camera' }).click()
      const verdict = page.getByRole('alertdialog', { name: 'Come in' })
      await expect(verdict).toContainText(name)
      await verdict.getByRole('button', { name: 'Next' }).click()
      // The ticket is still before the camera.
      await expect(page.getByRole('alertdialog', { name: 'Already in' })).toContainText(name)
      expect(refused).toEqual([])
    },
  )
})
