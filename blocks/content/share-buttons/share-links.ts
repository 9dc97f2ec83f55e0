import type { LinkTarget } from '@schemas/layout/link'

/** Where a page is handed on: plain addresses of the services, opened beside the page. */
export function shareLink(
  way: 'line' | 'facebook' | 'x' | 'email',
  { address, title }: { address: string; title: string },
): LinkTarget {
  const [url, words] = [encodeURIComponent(address), encodeURIComponent(title)]
  const outside = { external: true, newTab: true }
  if (way === 'line') return { to: `https://social-plugins.line.me/lineit/share?url=${url}`, ...outside }
  if (way === 'facebook') return { to: `https://www.facebook.com/sharer/sharer.php?u=${url}`, ...outside }
  if (way === 'x') return { to: `https://x.com/intent/post?url=${url}&text=${words}`, ...outside }
  return { to: `mailto:?subject=${words}&body=${words}%0D%0A${url}` }
}
