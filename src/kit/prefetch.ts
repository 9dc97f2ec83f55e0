type Prefetcher = { fetch: (to: string) => void; forget: () => void }

let prefetcher: Prefetcher = { fetch: () => {}, forget: () => {} }

/** The runtime's router installs how a page is fetched ahead; previews and stories leave it doing nothing. */
export function installPrefetcher(install: Prefetcher): void {
  prefetcher = install
}

/** Fetches a same-site page ahead of a likely navigation. Never throws. */
export function prefetch(to: string): void {
  prefetcher.fetch(to)
}

/** What was fetched ahead tells how it was before something changed. */
export function forgetPrefetched(): void {
  prefetcher.forget()
}
