import { type AnchorHTMLAttributes, createElement, type FocusEvent, type PointerEvent, type ReactNode } from 'react'
import { itemOf } from '@schemas/layout/item-asset'
import { linkKind, linkProblem, type LinkTarget } from '@schemas/layout/link-target'
import { isNoPage } from '@schemas/layout/path'
import { localAddress } from '@schemas/layout/local-address'
import { previewAddress } from '@schemas/layout/preview-address'
import { useAsset, useBoot } from './boot'
import { useNewTabHint } from './link-hint'
import { usePageLink } from './page-link'
import { prefetch } from './prefetch'

const noFile = 'There is no such file.'

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { link: LinkTarget; children: ReactNode }

/**
 * The product's only link component. Same-site paths are localised (within a preview, they lead to the draft), navigate
 * without a document load and are prefetched on hover, focus and touch. Other origins need `external: true` and open
 * without an opener; an upload name links to the file. A forbidden link renders as plain text with its reason in
 * `data-refused`, because one bad address must not break a page.
 */
export function Link({ link, children, onPointerEnter, onFocus, ...rest }: Props) {
  const pageLink = usePageLink()
  const newTabHint = useNewTabHint()
  const { addresses, preview } = useBoot()
  const isFile = itemOf(link.to) !== undefined
  const file = useAsset(isFile ? link.to : undefined)
  const problem = linkProblem(link) ?? (isFile && !file ? noFile : undefined)
  if (problem)
    return (
      <span data-refused={problem} className={rest.className}>
        {children}
      </span>
    )
  const kind = linkKind(link.to)
  const to = file ? file.src : previewAddress(preview, localAddress(addresses, link.to))
  const newTab = link.newTab ?? false
  const target = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  if (kind !== 'internal' || file || newTab || !pageLink || to.startsWith('#') || isNoPage(to)) {
    const rel = kind === 'external' ? { rel: 'noopener noreferrer' } : {}
    const saved = file?.kind === 'file' && file.saveAs !== undefined ? { download: file.saveAs } : {}
    return (
      <a {...rest} {...rel} {...target} {...saved} href={to} onPointerEnter={onPointerEnter} onFocus={onFocus}>
        {children}
        {newTab && <span className="visually-hidden"> {newTabHint}</span>}
      </a>
    )
  }
  return createElement(
    pageLink,
    {
      ...rest,
      to,
      viewTransition: true,
      onPointerEnter: (event: PointerEvent<HTMLAnchorElement>) => {
        prefetch(to)
        onPointerEnter?.(event)
      },
      onFocus: (event: FocusEvent<HTMLAnchorElement>) => {
        prefetch(to)
        onFocus?.(event)
      },
    },
    children,
  )
}
