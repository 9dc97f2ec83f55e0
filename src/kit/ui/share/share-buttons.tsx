import type { IconName } from '@schemas/layout/icon-names'
import { usePage } from '../../boot'
import { Icon } from '../../icon'
import { Link } from '../../link'
import { useAfterMount } from '../../mounted'
import { useT } from '../../t'
import { useCopy } from '../../use-copy'
import { shareLink } from './share-links'
import { shortTexts, texts } from './share-texts'
import styles from './share-buttons.module.css'

type ShareMethod = 'line' | 'facebook' | 'x' | 'email' | 'copy' | 'device'

type Props = {
  /** Of the element that names the buttons, and of its title. */
  blockId: string
  title?: string | undefined
  ways: readonly ShareMethod[]
  look?: 'icons' | 'labels'
  align?: 'start' | 'center' | 'end'
}

const icons: Record<ShareMethod, IconName> = {
  line: 'brand-line',
  facebook: 'brand-facebook',
  x: 'brand-x',
  email: 'mail',
  copy: 'link',
  device: 'share',
}

/** The page's address to share. Plain links, so that nothing of the services is loaded before a visitor follows one. */
export function ShareButtons({ blockId, title, ways: methods, look: variant = 'icons', align = 'start' }: Props) {
  const t = useT()
  const head = usePage()?.head
  const page = { address: head?.canonical ?? '', title: head?.title ?? '' }
  const { copy, copyResult } = useCopy()
  const isUnable = useAfterMount(() => typeof navigator.share !== 'function')
  const face = (method: ShareMethod) => (
    <>
      <Icon name={icons[method]} size="1.375rem" />
      {variant === 'labels' ? <span aria-hidden>{t(shortTexts[method])}</span> : null}
      <span className="visually-hidden">{t(texts[method])}</span>
    </>
  )
  const hint = (method: ShareMethod) => (variant === 'icons' ? { title: t(texts[method]) } : {})
  return (
    <div
      role="group"
      className={styles.share}
      data-look={variant}
      data-align={align}
      aria-label={title ? undefined : t(texts.label)}
      aria-labelledby={title ? `${blockId}-title` : undefined}
    >
      {title && (
        <p id={`${blockId}-title`} className={styles.title}>
          {title}
        </p>
      )}
      <ul role="list" className={styles.ways}>
        {[...new Set(methods)].map((method) => (
          <li
            key={method}
            className={method === 'device' ? styles.device : undefined}
            data-acts={method === 'copy' || method === 'device' || undefined}
            data-unable={(method === 'device' && isUnable === true) || undefined}
          >
            {method === 'copy' ? (
              <button type="button" className={styles.way} {...hint(method)} onClick={() => copy(page.address)}>
                {face(method)}
              </button>
            ) : method === 'device' ? (
              // Closing the device's share sheet rejects, but is not a failure.
              <button
                type="button"
                className={styles.way}
                {...hint(method)}
                onClick={() => void navigator.share({ url: page.address, title: page.title }).catch(() => {})}
              >
                {face(method)}
              </button>
            ) : (
              <Link link={shareLink(method, page)} className={styles.way} {...hint(method)}>
                {face(method)}
              </Link>
            )}
            {method === 'copy' && <output className={styles.said}>{copyResult && t(texts[copyResult])}</output>}
          </li>
        ))}
      </ul>
    </div>
  )
}
