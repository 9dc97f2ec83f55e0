import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { cdp, page } from 'vitest/browser'
import type { Boot } from '@schemas/boot'
import { BootProvider } from '@kit/boot'
import { Lightbox } from './lightbox'

function Pictures() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Enlarge
      </button>
      <p>{isOpen ? 'Open' : 'Closed'}</p>
      {isOpen && (
        <Lightbox
          pictures={[{ image: { asset: 'one' } }]}
          index={0}
          onIndex={() => {}}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

it('retries a failed load on the next press', async () => {
  await cdp().send('Network.enable')
  await cdp().send('Network.setBlockedURLs', { urls: ['*lightbox-dialog*'] })
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={{ locale: 'en', assets: {} } as unknown as Boot}>
      <Pictures />
    </BootProvider>,
  )
  const enlarge = page.getByRole('button', { name: 'Enlarge' })
  await enlarge.click()
  await expect.element(page.getByText('Closed')).toBeVisible()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await cdp().send('Network.setBlockedURLs', { urls: [] })
  await enlarge.click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  root.unmount()
})
