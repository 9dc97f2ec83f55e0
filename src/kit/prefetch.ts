type Prefetcher = (to: string) => void

let prefetcher: Prefetcher = () => {}

/** The runtime's router installs how a page is fetched ahead; previews and stories leave it doing nothing. */
export function installPrefetcher(install: Prefetcher): void {
  prefetcher = install
}

/** Fetches a same-site page ahead of a likely navigation. Never throws. */
export function prefetch(to: string): void {
  prefetcher(to)
}
