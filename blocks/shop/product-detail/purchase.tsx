import { type RefObject, useId } from 'react'
import { isRecord } from '@schemas/layout/json'
import type { RichTree } from '@schemas/layout/rich-text'
import type { ProductView, ShownPrice as Price, VariantView } from '@schemas/commerce/entities/shelf'
import { ShownPrice } from '@areas/commerce/ui/shown-price'
import { useLocale, useSpace } from '@kit/boot'
import { formatDate } from '@kit/format'
import { Link } from '@kit/link'
import { RichText } from '@kit/rich-text'
import { useT } from '@kit/t'
import { Stars } from '@kit/ui/stars'
import { Buy, type useBuying } from './buy'
import { Delivery } from './delivery'
import { OptionChoice } from './option-choice'
import { type Choice, optionGroups } from './option-groups'
import { StockLine } from './stock-line'
import { texts } from './texts'
import styles from './view.module.css'
import { WishlistButton } from './wishlist-button'

type Props = {
  titleId: string
  product: ProductView
  chosen: VariantView | undefined
  choice: Choice
  onChoose: (option: string, value: string) => void
  /** Absent where the product is not bought through the cart. */
  buying: ReturnType<typeof useBuying> | undefined
  buyRef: RefObject<HTMLDivElement | null>
  /** The options, where the focus goes that are not chosen yet. */
  optionsRef: RefObject<HTMLDivElement | null>
  showDelivery: boolean
  showWish: boolean
  level: 1 | 2
}

/** Everything beside the pictures. */
export function Purchase(props: Props) {
  const { titleId, product, chosen, choice, onChoose, buying, buyRef, optionsRef } = props
  const { showDelivery, showWish, level } = props
  const t = useT()
  const name = useId()
  const { variants, brand, brandCode, summary, rating, kind, attributes, body } = product
  const groups = optionGroups(variants, choice)
  const missing = groups.filter(({ code }) => choice[code] === undefined).map(({ label }) => label)
  const price = chosen?.price ?? lowestOf(variants)
  const isFrom = !chosen && variants.some((each) => each.price.amount !== price?.amount)
  const facts = [
    ...attributes.map(({ code, label, text }) => ({ code, label, text })),
    ...(chosen ? [{ code: 'sku', label: t(texts.sku), text: chosen.sku }] : []),
  ]
  const Heading = `h${level}` as 'h1' | 'h2'
  return (
    <>
      <header className={styles.head}>
        {brand && (
          <Link link={{ to: `/shop/products?brand=${brandCode}` }} className={styles.brand}>
            {brand}
          </Link>
        )}
        <Heading id={titleId} className={styles.title}>
          {product.title}
        </Heading>
        {summary && <p className={styles.summary}>{summary}</p>}
        {rating && (
          <p className={styles.rating}>
            <Stars stars={Math.round(rating.average * 2) / 2} />
            {t(texts.reviews, { average: rating.average, count: rating.count })}
          </p>
        )}
      </header>
      <div className={styles.price} aria-live="polite">
        {price && <ShownPrice price={price} isFrom={isFrom} size="l" showPercent />}
        {price?.until && <SaleEnd until={price.until} />}
      </div>
      {groups.length > 0 && (
        <div ref={optionsRef} className={styles.options}>
          {groups.map((group) => (
            <OptionChoice
              key={group.code}
              group={group}
              name={`${name}${group.code}`}
              value={choice[group.code]}
              onChoose={(value) => onChoose(group.code, value)}
            />
          ))}
        </div>
      )}
      <div className={styles.state} aria-live="polite">
        {chosen ? (
          <StockLine stock={chosen.stock} isService={kind === 'service'} />
        ) : (
          missing.length > 0 && (
            <p className={styles.hint}>
              {t(texts.choose, { options: missing.map((label) => label.toLowerCase()).join(t(texts.and)) })}
            </p>
          )
        )}
        {chosen?.maxPerOrder !== undefined && (
          <p className={styles.hint}>{t(texts.max, { count: chosen.maxPerOrder })}</p>
        )}
      </div>
      {buying && <Buy buying={buying} chosen={chosen} title={product.title} boxRef={buyRef} />}
      {showWish && <WishlistButton product={product.id} />}
      {showDelivery && product.delivery && (
        <Delivery
          delivery={product.delivery}
          amount={price?.amount ?? 0}
          isChilled={product.temperature === 'chilled'}
        />
      )}
      {facts.length > 0 && (
        <section aria-labelledby={`${name}details`}>
          <h2 id={`${name}details`} className={styles.small}>
            {t(texts.details)}
          </h2>
          <dl className={styles.attributes}>
            {facts.map(({ code, label, text }) => (
              <div key={code}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {isTree(body) && <RichText tree={body} />}
    </>
  )
}

const isTree = (body: unknown): body is RichTree => isRecord(body) && body.type === 'doc'

const lowestOf = (variants: readonly VariantView[]): Price | undefined =>
  variants.map(({ price }) => price).sort((one, other) => one.amount - other.amount)[0]

/** The window of a sale ends at an exclusive instant: midnight means the day before. */
function SaleEnd({ until }: { until: string }) {
  const t = useT()
  const locale = useLocale()
  const { timeZone } = useSpace()
  const last = new Date(Date.parse(until) - 1)
  return <p className={styles.until}>{t(texts.until, { date: formatDate(last, locale, { timeZone }) })}</p>
}
