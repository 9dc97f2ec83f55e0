import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { page as screen, userEvent } from 'vitest/browser'
import { BootProvider } from '@kit/boot'
import type { Boot } from '@schemas/boot'
import type { DocumentEntry } from '@schemas/entities/document'
import { Chrome } from '../ui/chrome'
import { ChooseDocuments } from './choose-documents'
import '@mantine/core/styles.css'

const boot = { locale: 'en', space: { locales: ['en'] }, session: { role: 'manager' } } as unknown as Boot
const entry = (path: string): DocumentEntry => ({ key: `page:${path}`, path, title: `Page ${path}`, frame: 'default', access: 'guest', views: ['guest'], state: 'site', draft: true, trashed: false, fixed: false })

it('shows what publishing changes of any of the documents, without ticking it', async () => {
  const asked: string[] = []
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <BootProvider boot={boot}>
      <Chrome>
        <ChooseDocuments changed={[entry('/open'), entry('/other')]} current="page:/open" chosen={new Set(['page:/open'])} onChoose={() => asked.push('ticked')} onCompare={({ key }) => asked.push(key)} />
      </Chrome>
    </BootProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'See what changes: Page /other' }))
  expect(asked).toEqual(['page:/other'])
  root.unmount()
})
