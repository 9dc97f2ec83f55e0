type Prefetcher = { fetch: (to: string) => void; forget: () => void }

let prefetcher: Prefetcher = { fetch: () => {}, forget: () => {} }

/** Installed by the runtime's router: prefetches a page. Does nothing in previews and stories. */
export function installPrefetcher(install: Prefetcher): void {
  prefetcher = install
}

/** Prefetches a same-site page for a likely navigation. Never throws. */
export function prefetch(to: string): void {
  prefetcher.fetch(to)
}

/** Prefetched pages are outdated after a change. */
export function forgetPrefetched(): void {
  prefetcher.forget()
}
