import { type AnchorHTMLAttributes, type ComponentType, createContext, useContext } from 'react'

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { to: string; viewTransition?: boolean }

/**
 * A link to another page without a document load. The runtime gives its router's; where pages are only drawn (the builder's
 * canvas) there is none, and no router is loaded for it.
 */
const PageLinkContext = createContext<ComponentType<Props> | null>(null)
export const PageLinkProvider = PageLinkContext

/** Null where nobody goes from page to page. */
export const usePageLink = (): ComponentType<Props> | null => useContext(PageLinkContext)
