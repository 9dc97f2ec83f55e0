import { Icon } from '@kit/icon'
import { Link } from '@kit/link'
import { responsiveVars } from '@kit/responsive-vars'
import { Card } from '@kit/ui/card'
import { SectionHeading } from '@kit/ui/section-heading'
import type { Props } from './schema'
import styles from './view.module.css'

export function View({
  blockId,
  eyebrow,
  title,
  intro,
  align,
  all,
  items,
  perRow,
  numbered,
  gap,
  layout,
  ratio,
  look: variant,
}: Props) {
  const List = numbered ? 'ol' : 'ul'
  const titleId = `${blockId}-title`
  const more = all && (
    <Link link={all.link} className={styles.all}>
      {all.text}
      <Icon name="arrow-right" size="1.1em" />
    </Link>
  )
  const isLone = (count: number) => (count === 2 && items.length % 2 === 1) || undefined
  const part = (count: number) => `${Math.round(100 / count)}vw`
  return (
    <div>
      <SectionHeading eyebrow={eyebrow} title={title} intro={intro} align={align} id={titleId} actions={more} />
      <List
        role="list"
        aria-labelledby={title ? titleId : undefined}
        className={styles.grid}
        data-gap={gap}
        data-lone-tablet={isLone(perRow.tablet)}
        data-lone-phone={isLone(perRow.mobile)}
        style={responsiveVars('columns', perRow)}
      >
        {items.map((item, index) => (
          <li key={index}>
            <Card
              {...item}
              layout={layout}
              ratio={ratio}
              look={variant}
              level={title ? 3 : 2}
              number={numbered ? index + 1 : undefined}
              sizes={`(min-width: 1024px) ${Math.round(72 / perRow.base)}rem, (min-width: 640px) ${part(perRow.tablet)}, ${part(perRow.mobile)}`}
            />
          </li>
        ))}
      </List>
    </div>
  )
}
