import type { ReactNode } from 'react'
import type { Locale } from '@schemas/layout/locale'
import { KitPage } from './kit-page'

type Globals = { globals: Record<string, unknown> }

/** Renders a story's part in a page of the chosen theme, language and scheme. */
export const inPage =
  (content: ReactNode) =>
  (_args: unknown, { globals }: Globals) => (
    <KitPage theme={globals.theme as string} locale={globals.locale as Locale} scheme={globals.scheme as 'light'}>
      {content}
    </KitPage>
  )
