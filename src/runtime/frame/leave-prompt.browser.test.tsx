import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import { BootProvider } from '@kit/boot'
import { useLeaveGuard } from '@kit/leave-guard'
import { type OverlayRequest, receiveOverlays } from '@kit/ui/overlay/overlay-requests'
import { LeavePrompt } from './leave-prompt'

let root: Root
let stop: () => void
let isDirty = true
const dialogs: Extract<OverlayRequest, { kind: 'confirm' }>[] = []

function Form() {
  useLeaveGuard(isDirty)
  return (
    <>
      <p>Form</p>
      <LeavePrompt />
    </>
  )
}

const show = () => {
  const router = createMemoryRouter([
    { path: '/', element: <Form /> },
    { path: '/other', element: <p>Other page</p> },
  ])
  root.render(
    <BootProvider boot={{ locale: 'en' } as Boot}>
      <RouterProvider router={router} />
    </BootProvider>,
  )
  return router
}

beforeEach(() => {
  dialogs.length = 0
  stop = receiveOverlays((request) => request.kind === 'confirm' && dialogs.push(request))
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(() => {
  root.unmount()
  stop()
  document.body.replaceChildren()
})

it('asks before unsaved changes are left, and leaves only when told to', async () => {
  isDirty = true
  const router = show()
  await expect.element(page.getByText('Form')).toBeVisible()
  void router.navigate('/other')
  await vi.waitFor(() => expect(dialogs).toHaveLength(1))
  dialogs[0]?.resolve(false)
  await expect.element(page.getByText('Form')).toBeVisible()
  void router.navigate('/other')
  await vi.waitFor(() => expect(dialogs).toHaveLength(2))
  dialogs[1]?.resolve(true)
  await expect.element(page.getByText('Other page')).toBeVisible()
})

it('asks nothing for a filter of the same page, or without changes', async () => {
  isDirty = true
  const router = show()
  await expect.element(page.getByText('Form')).toBeVisible()
  await router.navigate('/?filter=a')
  expect(router.state.location.search).toBe('?filter=a')
  isDirty = false
  const clean = show()
  await clean.navigate('/other')
  await expect.element(page.getByText('Other page')).toBeVisible()
  expect(dialogs).toEqual([])
})
