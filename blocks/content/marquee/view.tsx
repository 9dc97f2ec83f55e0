import { type CSSProperties, useState } from 'react'
import { Icon } from '@kit/icon'
import { Link } from '@kit/link'
import { Picture } from '@kit/picture'
import { useT } from '@kit/t'
import { Ground } from '@kit/ui/ground'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

const pace = { slow: 0.34, normal: 0.22, fast: 0.12 } as const

export function View({ label, items, size, speed, direction, separator, ruled, ground }: Props) {
  const t = useT()
  const [isPaused, setPaused] = useState(false)
  // Duration proportional to the text, so that a short strip does not race and a long one does not crawl.
  const weight = items.reduce((sum, { text, image }) => sum + (text?.length ?? 0) + (image ? 12 : 0) + 4, 0)
  // A strip narrower than the window would leave a gap behind it.
  const copies = Math.min(8, Math.max(2, Math.ceil(160 / weight) + 1))
  const style = {
    '--seconds': `${Math.round(Math.max(weight, 40) * pace[speed])}s`,
    '--copies': copies,
  } as CSSProperties
  return (
    <section
      className={styles.marquee}
      aria-label={label ?? t(texts.strip)}
      data-size={size}
      data-ruled={ruled || undefined}
      data-separator={separator}
    >
      <Ground ground={ground}>
        <div className={styles.window} style={style} data-direction={direction} data-paused={isPaused || undefined}>
          {Array.from({ length: copies }, (_, copy) => (
            <Run key={copy} items={items} isCopy={copy > 0} />
          ))}
        </div>
        <button
          type="button"
          className={styles.pause}
          onClick={() => setPaused(!isPaused)}
          aria-label={t(isPaused ? texts.play : texts.pause)}
          title={t(isPaused ? texts.play : texts.pause)}
        >
          <Icon name={isPaused ? 'player-play' : 'player-pause'} />
        </button>
      </Ground>
    </section>
  )
}

function Run({ items, isCopy }: { items: Props['items']; isCopy: boolean }) {
  return (
    <ul className={styles.run} aria-hidden={isCopy || undefined} inert={isCopy}>
      {items.map(({ text, icon, image, link }, index) => {
        const content = (
          <>
            {icon && <Icon name={icon} />}
            {image && (
              <Picture image={image} sizes="10rem" className={styles.picture ?? ''} {...(text && { alt: '' })} />
            )}
            {text}
          </>
        )
        return (
          <li key={index} className={styles.item}>
            {link ? (
              <Link link={link} className={styles.link}>
                {content}
              </Link>
            ) : (
              content
            )}
          </li>
        )
      })}
    </ul>
  )
}
