import type { ReactNode } from 'react'
import { classNames } from '@kit/class-names'
import { HeldText } from '@kit/held-text'
import { Link } from '@kit/link'
import { Picture } from '@kit/picture'
import { useT } from '@kit/t'
import { Ground } from '@kit/ui/ground'
import { SectionHeading } from '@kit/ui/section-heading'
import { Stars } from '@kit/ui/stars'
import surface from '@kit/ui/surface.module.css'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

type Item = Props['items'][number]

export function View({ eyebrow, title, intro, align, layout, items, ground }: Props) {
  const [first] = items
  return (
    <Ground ground={ground}>
      <SectionHeading eyebrow={eyebrow} title={title} intro={intro} align={align} />
      {layout === 'single' && first && items.length === 1 ? (
        <Voice item={first} className={styles.single} large />
      ) : (
        <ul className={styles.list} data-layout={layout} data-count={Math.min(items.length, 3)}>
          {items.map((item, index) => (
            <li key={index}>
              <Voice item={item} className={classNames(surface.surface, styles.card)} />
            </li>
          ))}
        </ul>
      )}
    </Ground>
  )
}

function Voice({
  item,
  className,
  large = false,
}: {
  item: Item
  className: string | undefined
  large?: boolean
}): ReactNode {
  const t = useT()
  const { quote, name, role, portrait, stars, link } = item
  return (
    <figure className={className}>
      {stars !== undefined && <Stars stars={stars} />}
      <blockquote className={large ? styles.large : styles.quote}>
        <p>
          <HeldText>{quote}</HeldText>
        </p>
      </blockquote>
      <figcaption className={styles.who}>
        {portrait ? (
          <Picture image={portrait} ratio={1} sizes="5rem" className={styles.portrait ?? ''} />
        ) : (
          <span className={styles.initial} aria-hidden="true">
            {initialOf(name)}
          </span>
        )}
        <span className={styles.names}>
          <strong>{name}</strong>
          {role && <span>{role}</span>}
          {link && <Link link={link}>{t(texts.more)}</Link>}
        </span>
      </figcaption>
    </figure>
  )
}

/** The first letter; a Thai vowel written before its consonant does not count. */
const initialOf = (name: string) => name.replace(/^[เแโใไ]/, '').charAt(0)
