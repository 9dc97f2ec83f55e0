import type { LinkTarget } from '@schemas/layout/link-target'

/** Plain share addresses of the services, opened in a new tab. */
export function shareLink(
  method: 'line' | 'facebook' | 'x' | 'email',
  { address, title }: { address: string; title: string },
): LinkTarget {
  const [url, text] = [encodeURIComponent(address), encodeURIComponent(title)]
  const outside = { external: true, newTab: true }
  if (method === 'line') return { to: `https://social-plugins.line.me/lineit/share?url=${url}`, ...outside }
  if (method === 'facebook') return { to: `https://www.facebook.com/sharer/sharer.php?u=${url}`, ...outside }
  if (method === 'x') return { to: `https://x.com/intent/post?url=${url}&text=${text}`, ...outside }
  return { to: `mailto:?subject=${text}&body=${text}%0D%0A${url}` }
}
