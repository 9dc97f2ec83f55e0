import { previewParameter } from '@schemas/layout/preview-address'

export function search(query: Record<string, string>): string {
  const text = new URLSearchParams(query).toString()
  return text ? `?${text}` : ''
}

/** An address with a query, which it may have already, before the place on its page that it names. */
export function withQuery(to: string, query: Record<string, string>): string {
  const text = search(query)
  const end = `${to}#`.indexOf('#')
  const address = to.slice(0, end)
  return (address.includes('?') ? address + text.replace('?', '&') : address + text) + to.slice(end)
}

/** Whether a target that goes out stays at this site. */
export const isWithin = (to: string): boolean => to.startsWith('/')

/** The organisation's area has a door of its own. */
export const signInPath = (pathname: string) => (pathname.startsWith('/cluster/') ? '/cluster/user/login' : '/user/login')

/** A query as another site may get it: the token of a preview link is for this one alone. */
export function withoutToken({ [previewParameter]: _token, ...query }: Record<string, string>): Record<string, string> {
  return query
}
