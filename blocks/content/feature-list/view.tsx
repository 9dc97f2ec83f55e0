import { ratioOf } from '@schemas/layout/ratio'
import { Icon } from '@kit/icon'
import { Picture } from '@kit/picture'
import { Actions } from '@kit/ui/actions'
import { SectionHeading } from '@kit/ui/section-heading'
import type { Props } from './schema'
import styles from './view.module.css'
import { HeldText } from '@kit/held-text'

export function View({ eyebrow, title, intro, align, items, pictures, ratio, numbered }: Props) {
  const List = numbered ? 'ol' : 'ul'
  // Below a section title, features are one heading level deeper.
  const Title = title ? 'h3' : 'h2'
  return (
    <section>
      <SectionHeading eyebrow={eyebrow} title={title} intro={intro} align={align} />
      <List className={styles.features} data-pictures={pictures}>
        {items.map((item, index) => (
          <li key={index} className={styles.feature} data-picture={item.image ? true : undefined}>
            <div className={styles.words}>
              {numbered && (
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
              )}
              {item.icon && (
                <span className={styles.icon}>
                  <Icon name={item.icon} size="1.5rem" />
                </span>
              )}
              {item.eyebrow && <p className={styles.eyebrow}>{item.eyebrow}</p>}
              <Title className={styles.title}>
                <HeldText>{item.title}</HeldText>
              </Title>
              {item.text && (
                <p className={styles.text}>
                  <HeldText>{item.text}</HeldText>
                </p>
              )}
              {item.points.length > 0 && (
                <ul className={styles.points}>
                  {item.points.map((point) => (
                    <li key={point}>
                      <Icon name="check" />
                      {point}
                    </li>
                  ))}
                </ul>
              )}
              {item.action && <Actions actions={[item.action]} className={styles.action} />}
            </div>
            {item.image && (
              <Picture image={item.image} ratio={ratioOf(ratio)} sizes="(min-width: 1024px) 34rem, 100vw" />
            )}
          </li>
        ))}
      </List>
    </section>
  )
}
