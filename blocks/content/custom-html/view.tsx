import { useBoot, usePage } from '@kit/boot'
import { responsiveVars } from '@kit/responsive-vars'
import { useScheme } from '@kit/scheme'
import { useT } from '@kit/t'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

/**
 * The author's HTML never enters this document: the gateway serves it as one of its own, with a sandbox that its address
 * carries too. Where there is no page to ask for (a preview of the block alone) its text stands instead.
 */
export function View({ html, title, height, blockId }: Props) {
  const t = useT()
  const { locale, preview } = useBoot()
  const page = usePage()
  const scheme = useScheme()
  // A frame of another scheme than the page is painted opaque; one that follows the device as the page does needs no word.
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
      src={`/api/cms/frame?${query}`}
      title={title}
      sandbox="allow-scripts"
      loading="lazy"
    />
  )
  if (scheme !== null) return frame
  // Only the browser knows the visitor's scheme: a frame begun before would be thrown away and fetched anew.
  return (
    <div className={styles.frame} style={style}>
      <noscript>{frame}</noscript>
    </div>
  )
}
