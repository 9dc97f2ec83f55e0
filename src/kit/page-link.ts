import { type AnchorHTMLAttributes, type ComponentType, createContext, useContext } from 'react'

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { to: string; viewTransition?: boolean }

/**
 * Link component for client-side navigation. The runtime provides its router's; on the builder's canvas there is none,
 * and no router is loaded.
 */
const PageLinkContext = createContext<ComponentType<Props> | null>(null)
export const PageLinkProvider = PageLinkContext

/** Null where there is no client-side navigation. */
export const usePageLink = (): ComponentType<Props> | null => useContext(PageLinkContext)
