import type { ReactNode } from 'react'
import type { ProductCard } from '@schemas/commerce/entities/shelf'
import { ProductTiles } from '@areas/commerce/ui/product-tiles'
import { Icon } from '@kit/icon'
import { Link } from '@kit/link'
import { SectionHeading } from '@kit/ui/section-heading'
import type { Props as BlockProps } from './schema'
import styles from './view.module.css'

type Props = Omit<BlockProps, 'data'> & { items: readonly ProductCard[]; children?: ReactNode }

/** The heading with the products below it. */
export function StripFrame({
  blockId,
  eyebrow,
  title,
  intro,
  align,
  perRow,
  layout,
  badges,
  more,
  items,
  children,
}: Props) {
  return (
    <section aria-labelledby={title ? `${blockId}-title` : undefined} className={styles.strip} data-layout={layout}>
      <SectionHeading
        eyebrow={eyebrow}
        title={title}
        intro={intro}
        align={align}
        id={`${blockId}-title`}
        actions={
          more && (
            <Link link={more.link} className={styles.more}>
              {more.label}
              <Icon name="arrow-right" size="1.1em" />
            </Link>
          )
        }
      />
      {children ?? <ProductTiles products={items} perRow={perRow} level={title ? 3 : 2} badges={badges} />}
    </section>
  )
}
