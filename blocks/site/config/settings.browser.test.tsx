import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import { BootProvider, PageProvider } from '@kit/boot'
import { queryClient } from '@kit/use-call'
import { SiteSettings } from './settings'

const boot = {
  locale: 'en',
  session: { role: 'admin', userID: 'me' },
  space: { timeZone: 'Asia/Bangkok', locales: ['th', 'en'] },
} as unknown as Boot

let root: Root
let sent: { path: string; body: unknown }[]
beforeEach(() => {
  sent = []
  let version = 4
  const contact = { phone: '02-123-4567', hours: [{ days: 'Daily', time: '9–17' }] }
  vi.spyOn(window, 'fetch').mockImplementation((address, options) => {
    const path = new URL(address as string, location.href).pathname
    if (options?.method === 'POST') {
      sent.push({ path, body: JSON.parse(options.body as string) })
      return Promise.resolve(Response.json({ version: ++version }))
    }
    return Promise.resolve(
      Response.json(
        path.endsWith('/contact')
          ? { contact, version: 'as-read' }
          : {
              version,
              name: { th: 'ร้าน', en: 'Shop' },
              tagline: { th: '', en: '' },
              locales: ['th', 'en'],
              timeZone: 'Asia/Bangkok',
              lineWords: ['สมหญิง'],
              icon: '/favicon.svg?theme=default',
              hasOwnIcon: false,
            },
      ),
    )
  })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={boot}>
      <PageProvider payload={{ path: '/config' } as never}>
        <SiteSettings />
      </PageProvider>
    </BootProvider>,
  )
})
afterEach(() => {
  root.unmount()
  queryClient().clear()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

const general = () => page.getByRole('form', { name: 'Name and languages' })

it('saves name and languages, the default language first, and goes on with the new version', async () => {
  await page.getByLabelText('Name in English').fill('New shop')
  await page.getByLabelText('Default language').selectOptions('English')
  await general().getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => sent.length).toBe(1)
  const settings = {
    name: { th: 'ร้าน', en: 'New shop' },
    tagline: { th: '', en: '' },
    locales: ['en', 'th'],
    timeZone: 'Asia/Bangkok',
  }
  expect(sent[0]).toEqual({ path: '/api/site/change-own-settings', body: { version: 4, ...settings } })
  await expect.element(general().getByRole('button', { name: 'Save' })).toBeEnabled()
  await page.getByLabelText('Name in English').fill('Newer shop')
  await general().getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => sent[1]?.body).toMatchObject({ version: 5, name: { en: 'Newer shop' } })
})

it('keeps words on one line, shows it on a line of text, and changes nothing else', async () => {
  const form = page.getByRole('form', { name: 'Words kept on one line' })
  await expect.element(form.getByLabelText(/^Words/)).toHaveValue('สมหญิง')
  await form.getByLabelText(/Try a line/).fill('ร้านมะลิซ้อนของสมหญิง')
  const held = () => [...document.querySelectorAll('[data-part="sample"] span')].map((each) => each.textContent)
  await expect.poll(held).toEqual(['สมหญิง'])
  await form.getByLabelText(/^Words/).fill(' มะลิซ้อน \n\nสมหญิง\nมะลิซ้อน')
  await expect.poll(held).toEqual(['มะลิซ้อน', 'สมหญิง'])
  await form.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => sent.length).toBe(1)
  expect(sent[0]?.body).toEqual({
    version: 4,
    name: { th: 'ร้าน', en: 'Shop' },
    tagline: { th: '', en: '' },
    locales: ['th', 'en'],
    timeZone: 'Asia/Bangkok',
    lineWords: ['มะลิซ้อน', 'สมหญิง'],
  })
})

it('asks for a name in each chosen language, and for none in others', async () => {
  await page.getByLabelText('Name in English').fill('')
  await general().getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText('Enter a site name in each language.')).toBeVisible()
  expect(sent).toEqual([])
  await page.getByRole('checkbox', { name: 'English' }).click()
  await expect.element(page.getByLabelText('Name in English')).not.toBeInTheDocument()
  await general().getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => sent[0]?.body).toMatchObject({ locales: ['th'] })
})

it('changes contact details without losing those that are not on the form', async () => {
  const contact = page.getByRole('form', { name: 'Contact details' })
  await contact.getByLabelText('Phone').fill('')
  await contact.getByLabelText('Postal address in Thai').fill('1 ถนนสุขุมวิท')
  await contact.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => sent[0])
    .toEqual({
      path: '/api/editor/set-contact',
      body: {
        version: 'as-read',
        contact: { hours: [{ days: 'Daily', time: '9–17' }], address: { th: '1 ถนนสุขุมวิท' } },
      },
    })
})
