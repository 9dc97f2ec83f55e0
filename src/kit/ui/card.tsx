import type { CSSProperties, ReactNode } from 'react'
import type { CardContent, CardAppearance } from '@schemas/layout/card'
import { classNames } from '../class-names'
import { discountPercent } from '../format'
import { HeldText } from '../held-text'
import { Icon } from '../icon'
import { Link } from '../link'
import { Picture } from '../picture'
import { Badge } from './badge'
import { CardPrice } from './card-price'
import styles from './card.module.css'
import surface from './surface.module.css'

type Props = CardContent &
  CardAppearance & {
    level?: number | undefined
    align?: 'start' | 'center' | undefined
    /** Shown above the title as 01, 02. */
    number?: number | undefined
    sizes?: string | undefined
    children?: ReactNode
  }

/** A themed card. With a link the whole card is clickable, while the link itself is the title. */
export function Card({
  image,
  icon,
  eyebrow,
  title,
  text,
  price,
  meta,
  link,
  linkText,
  badge,
  layout,
  ratio,
  look: variant,
  level = 3,
  align,
  number,
  sizes,
  children,
}: Props) {
  const Heading = `h${level}` as 'h2' | 'h3' | 'h4' | 'h5'
  // Overlay text needs a picture behind it.
  const shape = layout === 'overlay' && !image ? 'stacked' : layout
  const saved = price?.regular === undefined ? 0 : discountPercent(price.regular, price.amount)
  const mark = badge ?? (saved > 0 ? { text: `-${saved}%`, tone: 'accent' as const } : undefined)
  const labelText = title ?? linkText ?? text ?? eyebrow
  const stretched = link && title && (
    <Link link={link} className={styles.stretched}>
      <HeldText>{title}</HeldText>
    </Link>
  )
  return (
    <article
      className={classNames(
        styles.card,
        (variant === 'surface' || shape === 'overlay') && surface.surface,
        variant === 'surface' && link && surface.pressable,
      )}
      data-layout={shape}
      data-look={variant}
      data-align={align}
      data-pressable={link ? true : undefined}
      style={{ '--ratio': ratio } as CSSProperties}
    >
      {image && (
        <div className={styles.media}>
          <Picture image={image} sizes={sizes ?? '(min-width: 640px) 30rem, 100vw'} />
        </div>
      )}
      {mark && (
        <Badge tone={mark.tone} look={image ? 'solid' : 'soft'} className={styles.badge}>
          {mark.text}
        </Badge>
      )}
      <div className={styles.body}>
        {!image && icon && (
          <span className={styles.icon}>
            <Icon name={icon} size="1.75rem" />
          </span>
        )}
        {number !== undefined && (
          <span className={styles.number} aria-hidden>
            {String(number).padStart(2, '0')}
          </span>
        )}
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        {title && <Heading className={styles.title}>{stretched ?? <HeldText>{title}</HeldText>}</Heading>}
        {text && (
          <p className={styles.text}>
            <HeldText>{text}</HeldText>
          </p>
        )}
        {children && <div className={styles.content}>{children}</div>}
        {(price || meta || (link && (linkText || !title))) && (
          <div className={styles.foot}>
            {price && <CardPrice {...price} />}
            {meta && <span className={styles.meta}>{meta}</span>}
            {link && !title && (
              <Link link={link} className={classNames(styles.more, styles.stretched)}>
                {linkText ?? labelText}
              </Link>
            )}
            {link && title && linkText && (
              <span className={styles.more} aria-hidden>
                {linkText}
                <Icon name="arrow-right" size="1.1em" />
              </span>
            )}
          </div>
        )}
      </div>
    </article>
  )
}
