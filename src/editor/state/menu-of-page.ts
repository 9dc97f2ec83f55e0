const nameOf = (site: string, page: string) => `sitewright:menu-of:${site}:${page}`

/** Remembers in which menu a new page was listed, so that both go live together. */
export function rememberMenu(site: string, page: string, menu: string): void {
  try {
    localStorage.setItem(nameOf(site, page), menu)
  } catch {
    // Without storage, the person ticks the menu.
  }
}

/** The menu in which the page was listed when it was made. */
export function menuOfPage(site: string, page: string): string | undefined {
  try {
    return localStorage.getItem(nameOf(site, page)) ?? undefined
  } catch {
    return undefined
  }
}
