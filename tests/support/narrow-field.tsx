import type { ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { Chrome } from '@editor/ui/chrome'
import { BootProvider } from '@kit/boot'
import type { Boot } from '@schemas/boot'

/** A field of the settings in Thai, at its real narrow width and with space to its left, where its popup opens. */
export function drawField(field: ReactNode): Root {
  const holder = document.body.appendChild(document.createElement('div'))
  holder.style.cssText = 'margin-inline-start: 290px; inline-size: 180px'
  const root = createRoot(holder)
  const boot = {
    locale: 'th',
    site: { id: 'test' },
    space: { locales: ['th'] },
    session: { role: 'manager' },
    assets: {},
  } as unknown as Boot
  root.render(
    <BootProvider boot={boot}>
      <Chrome>{field}</Chrome>
    </BootProvider>,
  )
  return root
}
