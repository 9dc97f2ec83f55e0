import type { IconName } from '@schemas/layout/icon-names'
import { usePage } from '@kit/boot'
import { Icon } from '@kit/icon'
import { Link } from '@kit/link'
import { useAfterMount } from '@kit/mounted'
import { useT } from '@kit/t'
import { useCopy } from '@kit/use-copy'
import type { Props } from './schema'
import { shareLink } from './share-links'
import { shortTexts, texts } from './texts'
import styles from './view.module.css'

type Way = Props['ways'][number]

const icons: Record<Way, IconName> = {
  line: 'brand-line',
  facebook: 'brand-facebook',
  x: 'brand-x',
  email: 'mail',
  copy: 'link',
  device: 'share',
}

/** Plain links, so that nothing of the services is loaded before somebody follows one. */
export function View({ blockId, title, ways, look, align }: Props) {
  const t = useT()
  const head = usePage()?.head
  const page = { address: head?.canonical ?? '', title: head?.title ?? '' }
  const { copy, said } = useCopy()
  const isUnable = useAfterMount(() => typeof navigator.share !== 'function')
  const face = (way: Way) => (
    <>
      <Icon name={icons[way]} size="1.375rem" />
      {look === 'labels' ? <span aria-hidden>{t(shortTexts[way])}</span> : null}
      <span className="visually-hidden">{t(texts[way])}</span>
    </>
  )
  const hint = (way: Way) => (look === 'icons' ? { title: t(texts[way]) } : {})
  return (
    <div
      role="group"
      className={styles.share}
      data-look={look}
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
        {[...new Set(ways)].map((way) => (
          <li
            key={way}
            className={way === 'device' ? styles.device : undefined}
            data-acts={way === 'copy' || way === 'device' || undefined}
            data-unable={(way === 'device' && isUnable === true) || undefined}
          >
            {way === 'copy' ? (
              <button type="button" className={styles.way} {...hint(way)} onClick={() => copy(page.address)}>
                {face(way)}
              </button>
            ) : way === 'device' ? (
              // Whoever closes the device's own list has shared nothing, which is no failure.
              <button
                type="button"
                className={styles.way}
                {...hint(way)}
                onClick={() => void navigator.share({ url: page.address, title: page.title }).catch(() => {})}
              >
                {face(way)}
              </button>
            ) : (
              <Link link={shareLink(way, page)} className={styles.way} {...hint(way)}>
                {face(way)}
              </Link>
            )}
            {way === 'copy' && <output className={styles.said}>{said && t(texts[said])}</output>}
          </li>
        ))}
      </ul>
    </div>
  )
}
