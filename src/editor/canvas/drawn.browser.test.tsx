import { useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { useAreToolsReady, useReportReady } from './drawn'

let isReady = false

function Settings({ isStanding }: { isStanding: boolean }) {
  const seen = useAreToolsReady()
  useReportReady(isStanding)
  useLayoutEffect(() => {
    isReady = seen
  })
  return null
}

it('delays background work while the selection is changing', async () => {
  const root = createRoot(document.createElement('div'))
  const show = (isStanding: boolean) => flushSync(() => root.render(<Settings isStanding={isStanding} />))
  show(true)
  // Selected before the previous content has been shown.
  show(false)
  for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame)
  for (let pause = 0; pause < 2; pause++) await new Promise((resolve) => requestIdleCallback(resolve))
  expect(isReady).toBe(false)
  show(true)
  await expect.poll(() => isReady).toBe(true)
  root.unmount()
})
