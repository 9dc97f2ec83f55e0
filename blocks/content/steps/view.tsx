import type { CSSProperties } from 'react'
import { Icon } from '@kit/icon'
import { Link } from '@kit/link'
import { Picture } from '@kit/picture'
import { useT } from '@kit/t'
import { SectionHeading } from '@kit/ui/section-heading'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'
import { HeldText } from '@kit/held-text'

export function View({ blockId, eyebrow, title, intro, align, items, layout, current }: Props) {
  const t = useT()
  const titleId = `${blockId}-title`
  const Heading = title ? 'h3' : 'h2'
  // More than five in one row would be too narrow, so they break into two even rows.
  const columns = items.length > 5 ? Math.ceil(items.length / 2) : items.length
  return (
    <div className={styles.block} data-align={align}>
      <SectionHeading eyebrow={eyebrow} title={title} intro={intro} align={align} id={titleId} />
      {/* The container starts below the heading: its containment would cut the heading off from the page's section count. */}
      <div className={styles.frame} style={{ '--columns': columns } as CSSProperties}>
        <ol
          role="list"
          className={styles.steps}
          data-layout={layout}
          data-progress={current ? true : undefined}
          aria-labelledby={title ? titleId : undefined}
        >
          {items.map((item, index) => {
            const state = stateOf(index + 1, current)
            return (
              <li
                key={index}
                className={styles.step}
                data-state={state}
                aria-current={state === 'current' ? 'step' : undefined}
              >
                <span className={styles.mark} aria-hidden>
                  {state === 'done' ? (
                    <Icon name="check" size="1.25rem" />
                  ) : item.icon ? (
                    <Icon name={item.icon} size="1.25rem" />
                  ) : (
                    index + 1
                  )}
                </span>
                <div className={styles.words}>
                  <Heading className={styles.title}>
                    {state === 'done' && <span className="visually-hidden">{t(texts.done)} </span>}
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
                  {item.duration && (
                    <p className={styles.duration}>
                      <Icon name="clock" size="1em" /> {item.duration}
                    </p>
                  )}
                </div>
                {item.image && (
                  <div className={styles.image}>
                    <Picture image={item.image} ratio={3 / 2} sizes="(min-width: 640px) 20rem, 80vw" />
                  </div>
                )}
              </li>
            )
          })}
        </ol>
      </div>
    </div>
  )
}

function stateOf(step: number, current: number | undefined): 'done' | 'current' | 'upcoming' | undefined {
  if (current === undefined) return undefined
  if (step === current) return 'current'
  return step < current ? 'done' : 'upcoming'
}
