import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { fontCss } from '@gateway/themes/font-rules'
import { BootProvider, PageProvider } from '@kit/boot'
import { OverlayHost } from '@kit/ui/overlay/overlay-host'
import type { Boot } from '@schemas/boot'
import type { Locale } from '@schemas/layout/locale'
import type { Payload } from '@schemas/layout/render'
import '@runtime/base.css'
import { DocumentAttributes } from '../document-attributes'
import { build, themes } from '../theme-packs'

type Props = { theme: string; locale: Locale; scheme: 'light' | 'dark'; children: ReactNode }

/** A page around a part of the kit, in a theme: what a block would give it. */
export function KitPage({ theme, locale, scheme, children }: Props) {
  const pack = themes.chain(theme)[0]
  const boot = { locale, session: { role: 'manager', userID: 'story' }, space: { timeZone: 'Asia/Bangkok' } }
  const noFonts = { families: [], asset: () => undefined }
  return (
    <MemoryRouter key={`${theme} ${locale} ${scheme}`}>
      <DocumentAttributes dataset={{ theme, scheme, ...pack?.theme.shape }} lang={locale} />
      <style>{`${pack?.css ?? ''}${pack ? fontCss(themes, pack.theme, build, noFonts).css : ''}`}</style>
      <BootProvider boot={boot as unknown as Boot}>
        <PageProvider payload={{ path: '/story', query: {} } as unknown as Payload}>
          <main style={{ padding: '1.5rem' }}>{children}</main>
          <OverlayHost />
        </PageProvider>
      </BootProvider>
    </MemoryRouter>
  )
}
