import { isNoPage } from '@schemas/layout/path'

/**
 * Links to other pages of the site open in the preview; those to the builder, to files and to other sites do nothing.
 */
export function handlePreviewLinks(page: Document, lead: (path: string) => void): void {
  page.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element | null)?.closest?.('a[href]') as HTMLAnchorElement | null
      if (!link) return
      const to = new URL(link.href, page.URL)
      if (to.origin === location.origin && to.pathname === new URL(page.URL).pathname && to.hash !== '') return
      event.preventDefault()
      event.stopPropagation()
      if (to.origin === location.origin && !to.searchParams.has('edit') && !isNoPage(to.pathname)) lead(to.pathname)
    },
    { capture: true },
  )
}
