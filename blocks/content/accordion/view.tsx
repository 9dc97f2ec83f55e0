import { Icon } from '@kit/icon'
import { RichText } from '@kit/rich-text'
import { SectionHeading } from '@kit/ui/section-heading'
import type { Props } from './schema'
import styles from './view.module.css'
import { HeldText } from '@kit/held-text'

const questionType = 'https://schema.org/Question'
const answerType = 'https://schema.org/Answer'

/**
 * Native `details`: works without scripts, is found by the browser's search, and closes its siblings through their
 * shared name.
 */
export function View({ blockId, eyebrow, title, intro, align, items, single, faq, look: variant, layout }: Props) {
  const Heading = title ? 'h3' : 'h2'
  const firstOpen = items.findIndex(({ open }) => open)
  const page = faq ? { itemScope: true, itemType: 'https://schema.org/FAQPage' } : {}
  return (
    <div className={styles.block} data-layout={layout} {...page}>
      <SectionHeading
        eyebrow={eyebrow}
        title={title}
        intro={intro}
        align={layout === 'beside' ? 'start' : align}
        className={styles.heading}
      />
      <div className={styles.items} data-look={variant}>
        {items.map((item, index) => (
          <details
            key={index}
            className={styles.item}
            name={single ? blockId : undefined}
            open={single ? index === firstOpen : item.open}
            {...(faq ? { itemScope: true, itemProp: 'mainEntity', itemType: questionType } : {})}
          >
            <summary className={styles.summary}>
              <Heading className={styles.title} itemProp={faq ? 'name' : undefined}>
                <HeldText>{item.title}</HeldText>
              </Heading>
              <Icon name="plus" size="1.25rem" className={styles.sign} />
            </summary>
            <div
              className={styles.answer}
              {...(faq ? { itemScope: true, itemProp: 'acceptedAnswer', itemType: answerType } : {})}
            >
              <div itemProp={faq ? 'text' : undefined}>
                {typeof item.text === 'string' ? <p>{item.text}</p> : <RichText tree={item.text} />}
              </div>
            </div>
          </details>
        ))}
      </div>
    </div>
  )
}
