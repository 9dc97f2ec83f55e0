import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import { type Studio, StudioProvider } from '@editor/themes/theme-context'
import { Chrome } from '@editor/ui/chrome'
import { BootProvider } from '@kit/boot'
import { queryClient } from '@kit/use-call'
import type { Boot } from '@schemas/boot'

/**
 * Renders a part of the theme studio as an admin has it. Returns a function that removes it, together with all requests
 * and stubs.
 */
export function drawInStudio(
  studio: Partial<Record<keyof Studio, unknown>>,
  part: ReactNode,
  options: Partial<Boot> = {},
): () => void {
  const boot = {
    locale: 'en',
    site: { id: 'test' },
    space: { locales: ['en'], timeZone: 'Asia/Bangkok' },
    session: { role: 'admin' },
    routes: [],
    assets: {},
    ...options,
  } as unknown as Boot
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={boot}>
      <Chrome>
        <StudioProvider value={studio as Studio}>{part}</StudioProvider>
      </Chrome>
    </BootProvider>,
  )
  return () => {
    root.unmount()
    queryClient().clear()
    vi.unstubAllGlobals()
    document.body.replaceChildren()
  }
}
