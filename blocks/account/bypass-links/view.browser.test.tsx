import { createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import { call as linksCall } from '@client/account/calls/member/bypasses'
import { BootProvider } from '@kit/boot'
import { queryClient, useCall } from '@kit/use-call'
import { View } from './view'

let root: Root
afterEach(() => {
  root.unmount()
  queryClient().clear()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

it('lists working links, and revokes one', async () => {
  queryClient().clear()
  sessionStorage.clear()
  let links = ['Malee', 'Nok'].map((name) => ({
    id: name,
    name,
    reason: `Helping ${name}`,
    madeBy: 'Ada',
    expiresAt: '2026-11-21T00:15:00Z',
  }))
  const revoked: object[] = []
  vi.spyOn(window, 'fetch').mockImplementation((_address, options) => {
    if (options?.method !== 'POST') return Promise.resolve(Response.json({ links }))
    revoked.push(JSON.parse(options.body as string) as object)
    links = links.slice(1)
    return Promise.resolve(Response.json({ status: true }))
  })
  root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider
      boot={
        {
          locale: 'en',
          session: { role: 'admin', userID: 'me' },
          space: { timeZone: 'Asia/Bangkok' },
        } as unknown as Boot
      }
    >
      {createElement(View, { blockId: 'b' } as never)}
    </BootProvider>,
  )
  const first = page.getByRole('listitem').filter({ hasText: 'Helping Malee' })
  await expect.element(first).toHaveTextContent('By Ada, until 07:15')
  await first.getByRole('button', { name: 'Revoke link' }).click()
  await expect.element(first).not.toBeInTheDocument()
  await expect.element(page.getByText('Helping Nok')).toBeVisible()
  expect(revoked).toEqual([{ id: 'Malee' }])
})

/** Receives each poll together with the block. */
function Round() {
  return <p>{useCall(linksCall, {}).isError ? 'It failed' : ''}</p>
}

it('keeps an open link in place when a poll fails', async () => {
  const links = [
    { id: 'l', name: 'Malee', reason: 'A call for help', madeBy: 'Oratai', expiresAt: '2026-11-22T10:00:00.000Z' },
  ]
  let isAway = false
  vi.spyOn(window, 'fetch').mockImplementation(() =>
    Promise.resolve(
      isAway
        ? Response.json({ error: { status: 429, message: 'Too many questions.' } }, { status: 429 })
        : Response.json({ links }),
    ),
  )
  root = createRoot(document.body.appendChild(document.createElement('div')))
  const boot = {
    locale: 'en',
    session: { role: 'admin', userID: 'me' },
    space: { timeZone: 'Asia/Bangkok' },
  } as unknown as Boot
  root.render(
    <BootProvider boot={boot}>
      {createElement(View, { blockId: 'b' } as never)}
      <Round />
    </BootProvider>,
  )
  const link = page.getByRole('listitem').filter({ hasText: 'Malee' })
  await expect.element(link.getByRole('button')).toBeVisible()
  isAway = true
  await queryClient().refetchQueries()
  await expect.element(page.getByText('It failed')).toBeVisible()
  await expect.element(link.getByRole('button')).toBeVisible()
  expect(page.getByRole('alert').elements()).toEqual([])
})
