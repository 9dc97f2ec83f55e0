import { Icon } from '@kit/icon'
import { Link } from '@kit/link'
import { Picture } from '@kit/picture'
import { useT } from '@kit/t'
import { SectionHeading } from '@kit/ui/section-heading'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'
import { HeldText } from '@kit/held-text'

export function View({ blockId, eyebrow, title, intro, align, items, layout }: Props) {
  const t = useT()
  const titleId = `${blockId}-title`
  const Heading = title ? 'h3' : 'h2'
  return (
    <div className={styles.block} data-align={align}>
      <SectionHeading eyebrow={eyebrow} title={title} intro={intro} align={align} id={titleId} />
      <ol
        role="list"
        className={styles.line}
        data-layout={layout}
        data-icons={items.some(({ icon }) => icon) || undefined}
        aria-labelledby={title ? titleId : undefined}
      >
        {items.map((item, index) => (
          <li
            key={index}
            className={styles.item}
            data-state={item.state}
            aria-current={item.state === 'current' ? 'step' : undefined}
          >
            {item.date && <p className={styles.date}>{item.date}</p>}
            <span className={styles.mark} aria-hidden>
              {item.icon && <Icon name={item.state === 'done' && !item.icon ? 'check' : item.icon} size="1.125rem" />}
            </span>
            <div className={styles.words}>
              <Heading className={styles.title}>
                {item.state && <span className="visually-hidden">{t(texts[item.state])} </span>}
                {item.link ? (
                  <Link link={item.link}>
                    <HeldText>{item.title}</HeldText>
                  </Link>
                ) : (
                  <HeldText>{item.title}</HeldText>
                )}
              </Heading>
              {item.text && (
                <p className={styles.text}>
                  <HeldText>{item.text}</HeldText>
                </p>
              )}
              {item.image && (
                <div className={styles.image}>
                  <Picture image={item.image} ratio={16 / 9} sizes="(min-width: 640px) 26rem, 80vw" />
                </div>
              )}
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}
