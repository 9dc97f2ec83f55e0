const year = 31_536_000

/** Value of a cookie readable by scripts; undefined when absent, and on the server. */
export function readCookie(name: string): string | undefined {
  if (typeof document === 'undefined') return undefined
  const found = document.cookie.split('; ').find((entry) => entry.startsWith(`${name}=`))
  return found === undefined ? undefined : decodeURIComponent(found.slice(name.length + 1))
}

/** Stores a visitor's choice for `maxAge` seconds (default one year); undefined deletes it. */
export function writeCookie(name: string, value: string | undefined, maxAge = year): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${encodeURIComponent(value ?? '')}; Path=/; Max-Age=${value === undefined ? 0 : maxAge}; SameSite=Lax${secure}`
}
