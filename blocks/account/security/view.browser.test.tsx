import { createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import { BootProvider, PageProvider } from '@kit/boot'
import { queryClient } from '@kit/use-call'
import { View } from './view'

let root: Root
let hasPassword: boolean
let answer: () => Response
const profile = () => ({ status: true, profile: { email: 'line@alpha.example', hasPassword, version: 1 } })
beforeEach(() => {
  queryClient().clear()
  hasPassword = false
  vi.spyOn(window, 'fetch').mockImplementation((request) =>
    Promise.resolve(request === '/account/profile' ? Response.json(profile()) : answer()),
  )
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const boot = { locale: 'en', session: { role: 'user' } } as unknown as Boot
  root.render(
    <BootProvider boot={boot}>
      <PageProvider payload={{} as never}>
        {createElement(View, { blockId: 'b', data: { profile: { ok: true, value: profile() } } } as never)}
      </PageProvider>
    </BootProvider>,
  )
})
afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})
const address = page.getByRole('form', { name: 'Email' })

it('asks for the password in every form once there is one', async () => {
  await expect.element(address).toBeVisible()
  expect(page.getByLabelText('Current password').elements()).toHaveLength(0)
  answer = () => {
    hasPassword = true
    return Response.json({ ended: 0 })
  }
  await page.getByLabelText('New password').fill('quiet river under seven bridges')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect.element(address.getByLabelText('Current password')).toBeVisible()
  expect(page.getByLabelText('Current password').elements()).toHaveLength(2)
})

it('reports a wrong password where its field is missing, and shows the field', async () => {
  answer = () => {
    hasPassword = true
    return Response.json(
      { error: { status: 422, message: 'Refused.', fields: { password: 'Incorrect password.' } } },
      { status: 422 },
    )
  }
  await address.getByLabelText('New email').fill('other@alpha.example')
  await address.getByRole('button').click()
  await expect.element(address.getByRole('alert')).toHaveTextContent('Incorrect password.')
  await address.getByLabelText('Current password').fill('quiet river under seven bridges')
  answer = () => Response.json({ sent: true })
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Check your new inbox')).toBeVisible()
})
