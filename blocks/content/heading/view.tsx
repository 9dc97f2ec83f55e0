import { classNames } from '@kit/class-names'
import { HeldText } from '@kit/held-text'
import { Link } from '@kit/link'
import shape from '@kit/ui/heading-shape.module.css'
import type { Props } from './schema'
import styles from './view.module.css'

const sizeOf = ['display', 'xl', 'l', 'm', 's', 's'] as const

export function View({ text, eyebrow, level, size, align, link }: Props) {
  const Heading = `h${level}` as 'h1' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6'
  // A small heading names part of a section, not a section.
  const isSection = level === 2 && size !== 's' && size !== 'm'
  return (
    <div
      className={classNames(styles.heading, isSection && shape.section, isSection && shape.words)}
      data-align={align}
      data-size={size ?? sizeOf[level - 1]}
    >
      {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
      <Heading className={classNames(styles.text, shape.title)}>
        {link ? (
          <Link link={link}>
            <HeldText>{text}</HeldText>
          </Link>
        ) : (
          <HeldText>{text}</HeldText>
        )}
      </Heading>
    </div>
  )
}
