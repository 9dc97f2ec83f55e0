import type { ProductCard } from '@schemas/commerce/entities/shelf'
import { useLocale } from '@kit/boot'
import { formatNumber } from '@kit/format'
import { HeldText } from '@kit/held-text'
import { Icon } from '@kit/icon'
import { Link } from '@kit/link'
import { Picture } from '@kit/picture'
import { useT } from '@kit/t'
import { Badge } from '@kit/ui/badge'
import { QuickAdd } from './cart/quick-add'
import { Stars } from '@kit/ui/stars'
import styles from './product-tile.module.css'
import { shelfTexts as texts } from './shelf-texts'
import { ShownPrice } from './shown-price'

type Props = {
  product: ProductCard
  level: 2 | 3
  sizes: string
  /** Marks reductions and what is sold out. */
  badges?: boolean
  /** A button that puts it into the cart, where it has one variant. */
  quickAdd?: boolean
}

export const productPath = (code: string) => `/shop/product/${encodeURIComponent(code)}`

/** A product of the shelf; all of it leads to its page. */
export function ProductTile({ product, level, sizes, badges = true, quickAdd = false }: Props) {
  const { code, title, brand, picture, price, isFrom, stock, variants, rating } = product
  const t = useT()
  const locale = useLocale()
  const Heading = `h${level}` as 'h2' | 'h3'
  const isOut = stock.state === 'out'
  return (
    <article className={styles.tile} data-out={isOut ? '' : undefined}>
      <div className={styles.plate}>
        {picture ? (
          <Picture image={picture} sizes={sizes} ratio={1} alt="" />
        ) : (
          <span className={styles.blank} aria-hidden>
            <Icon name="shopping-bag" size="2.25rem" />
          </span>
        )}
        {badges && (isOut || price.percentOff) && (
          <span className={styles.badge}>
            {isOut ? (
              <Badge look="solid">{t(texts.soldOut)}</Badge>
            ) : (
              <Badge look="solid" tone="accent">
                <span aria-hidden>{t(texts.off, { percent: price.percentOff ?? 0 })}</span>
                <span className="visually-hidden">{t(texts.offSpoken, { percent: price.percentOff ?? 0 })}</span>
              </Badge>
            )}
          </span>
        )}
      </div>
      <div className={styles.body}>
        {brand && <p className={styles.brand}>{brand}</p>}
        <Heading className={styles.title}>
          <Link link={{ to: productPath(code) }} className={styles.link}>
            <HeldText>{title}</HeldText>
          </Link>
        </Heading>
        {rating && (
          <p className={styles.rating}>
            <Stars stars={Math.round(rating.average * 2) / 2} />
            <span aria-hidden>{t(texts.reviews, { count: formatNumber(rating.count, locale) })}</span>
            <span className="visually-hidden">{t(texts.reviewsSpoken, { count: rating.count })}</span>
          </p>
        )}
        <div className={styles.foot}>
          <ShownPrice price={price} isFrom={isFrom} />
          {stock.state === 'low' && stock.left !== undefined ? (
            <p className={styles.low}>{t(texts.left, { count: stock.left })}</p>
          ) : (
            variants > 1 && <p className={styles.note}>{t(texts.options, { count: variants })}</p>
          )}
        </div>
        {quickAdd && !isOut && product.variant !== undefined && (
          <QuickAdd product={{ ...product, variant: product.variant }} className={styles.add} />
        )}
      </div>
    </article>
  )
}
