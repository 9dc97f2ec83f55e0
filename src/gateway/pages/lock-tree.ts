import type { Locale } from '@schemas/layout/locale'
import type { Page, Row } from '@schemas/layout/page'
import type { Head } from '@schemas/layout/render'
import { pickText } from '@schemas/layout/pick-text'
import type { Site } from '../platform/sites'

/** The rows of a page's password form; `refusal` says why the last password failed. */
export const lockTree = (refusal: string | undefined): Row[] => [
  {
    id: 'page-lock-row',
    width: 'text',
    cells: [
      {
        id: 'page-lock-cell',
        blocks: [
          { id: 'page-lock', type: 'site/page-lock', version: 1, props: refusal === undefined ? {} : { refusal } },
        ],
      },
    ],
  },
]

/** Only the page's title is revealed. */
export function lockHead(page: Page, site: Site, locale: Locale): Head {
  const [own, siteName] = [pickText(page.title, locale), pickText(site.name, locale)]
  return {
    title: own === siteName ? own : `${own} · ${siteName}`,
    canonical: '',
    alternates: [],
    noindex: true,
    jsonLd: [],
  }
}
