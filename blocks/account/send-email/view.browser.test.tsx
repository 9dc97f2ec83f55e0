import { createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import { BootProvider } from '@kit/boot'
import { View } from './view'

let root: Root
let answer: (response: Response) => void
const sent: object[] = []
beforeEach(() => {
  sessionStorage.clear()
  sent.length = 0
  vi.spyOn(window, 'fetch').mockImplementation((_address, options) => {
    sent.push(JSON.parse(options?.body as string) as object)
    return new Promise((resolve) => (answer = resolve))
  })
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})
function draw(locale: 'en' | 'th' = 'en', role = 'manager') {
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={{ locale, session: { role, userID: 'me' } } as unknown as Boot}>
      {createElement(View, { level: 1, look: 'plain', blockId: 'b' } as never)}
    </BootProvider>,
  )
}
const refusal = (status: number, error: object) => Response.json({ error: { status, ...error } }, { status })
const form = () => document.querySelector('form')
async function write(): Promise<void> {
  await page.getByLabelText('To', { exact: true }).fill('nok@example.com')
  await page.getByLabelText('Subject').fill('Your order')
  await page.getByLabelText('Message').fill('It is on its way.')
  await page.getByRole('button', { name: 'Send' }).click()
}

it('shows the pending state, and then success', async () => {
  draw()
  await write()
  await expect.element(page.getByRole('button', { name: 'Processing...' })).toBeDisabled()
  expect(form()?.ariaBusy).toBe('true')
  answer(Response.json({ status: true, id: 'one' }))
  await expect.element(page.getByRole('status')).toHaveTextContent('Sending to nok@example.com')
  expect(sent).toEqual([{ to: 'nok@example.com', subject: 'Your order', plain: 'It is on its way.', attachments: [] }])
  await page.getByRole('button', { name: 'Write another' }).click()
  await expect.element(page.getByLabelText('Subject')).toHaveValue('')
})

it('reports a failure, keeps the input, and sends on retry', async () => {
  draw()
  await write()
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  answer(refusal(500, { message: 'Internal Server Error' }))
  await expect.element(page.getByRole('alert')).toHaveTextContent('Failed to send email')
  expect(form()?.ariaBusy).toBe('false')
  await expect.element(page.getByLabelText('Message')).toHaveValue('It is on its way.')
  await page.getByRole('button', { name: /^(?:Send|Error)$/ }).click()
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  await expect.element(page.getByText('Failed to send email')).not.toBeInTheDocument()
  answer(Response.json({ status: true, id: 'one' }))
  await expect.element(page.getByRole('status')).toHaveTextContent('Sending to')
})

it('shows refusals at their fields', async () => {
  draw()
  await write()
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  answer(refusal(400, { message: 'Some fields need another look.', fields: { to: 'One address, please.' } }))
  await expect.element(page.getByRole('alert')).toHaveTextContent('Some fields need another look.')
  await expect.element(page.getByLabelText('To', { exact: true })).toHaveAccessibleDescription('One address, please.')
})

it("reports failures in the sender's language, and is for staff only", async () => {
  draw('th')
  await page.getByLabelText('ถึง').fill('nok@example.com')
  await page.getByLabelText('หัวข้อ').fill('คำสั่งซื้อ')
  await page.getByLabelText('ข้อความ').fill('กำลังจัดส่ง')
  await page.getByRole('button', { name: 'ส่งอีเมล' }).click()
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  answer(refusal(500, { message: 'Failed to send email', details: { mail: 'failed' } }))
  await expect.element(page.getByRole('alert')).toHaveTextContent('ส่งอีเมลไม่สำเร็จ')
  root.unmount()
  draw('en', 'user')
  await expect.element(page.getByText('Only staff can send email here.')).toBeVisible()
})
