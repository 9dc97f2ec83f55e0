import { call as frameCall } from '@client/site/calls/cms/frame'
import { useBoot, usePage } from '@kit/boot'
import { responsiveVars } from '@kit/responsive-vars'
import { useScheme } from '@kit/scheme'
import { useT } from '@kit/t'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

/**
 * The author's HTML never enters this document: the gateway serves it as a sandboxed document, and its address is
 * sandboxed as well. Without a page to request (a preview of the block alone), the text itself is used.
 */
export function View({ html, title, height, blockId }: Props) {
  const t = useT()
  const { locale, preview } = useBoot()
  const page = usePage()
  const scheme = useScheme()
  // A frame whose colour scheme differs from the page's is painted opaque; one that follows the device, like the page,
  // needs no attribute.
  const chosen = scheme === 'light' || scheme === 'dark' ? scheme : undefined
  const style = responsiveVars('height', {
    base: `${height.base}px`,
    tablet: `${height.tablet}px`,
    mobile: `${height.mobile}px`,
  })
  if (!page)
    return (
      <figure className={styles.preview}>
        <figcaption>{t(texts.preview, { title })}</figcaption>
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region needs focus to be scrolled */}
        <pre tabIndex={0} className={styles.code} style={style}>
          <code>{html}</code>
        </pre>
      </figure>
    )
  const query = new URLSearchParams({
    path: page.path,
    block: blockId,
    lang: locale,
    ...(preview && { preview }),
    ...(chosen && { scheme: chosen }),
  })
  const frame = (
    <iframe
      className={styles.frame}
      style={style}
      src={`${frameCall.path}?${query}`}
      title={title}
      sandbox="allow-scripts"
      loading="lazy"
    />
  )
  if (scheme !== null) return frame
  // Only the browser knows the visitor's scheme: a frame started earlier would be discarded and fetched again.
  return (
    <div className={styles.frame} style={style}>
      <noscript>{frame}</noscript>
    </div>
  )
}
