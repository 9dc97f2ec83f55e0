import { type CartLineView, maxQuantity } from '@schemas/commerce/entities/cart'
import { QuantityField } from '@areas/commerce/ui/cart/quantity-field'
import { productPath } from '@areas/commerce/ui/product-tile'
import { useLocale } from '@kit/boot'
import { formatBaht } from '@kit/format'
import { Icon } from '@kit/icon'
import { Link } from '@kit/link'
import { Picture } from '@kit/picture'
import { useT } from '@kit/t'
import { texts } from './texts'
import styles from './view.module.css'

type Props = {
  line: CartLineView
  /** Why a change was refused, by variant. */
  problems: Readonly<Record<string, string>>
  set: (variant: string, quantity: number, isSaved?: boolean) => void
  onRemove: (line: CartLineView) => void
  canSave: boolean
}

/** A product in the cart with what has changed about it. */
export function CartLine({ line, problems, set, onRemove, canSave }: Props) {
  const t = useT()
  const locale = useLocale()
  const { variant, sku, title, options, picture, quantity, isSaved, price, total } = line
  const money = (amount: number) => formatBaht(amount, locale)
  const isGone = line.problems.some(({ problem }) => problem === 'gone')
  const refused = problems[variant]
  return (
    <li className={styles.line} data-gone={isGone ? '' : undefined}>
      <span className={styles.picture}>
        {picture ? (
          <Picture image={picture} sizes="6rem" ratio={1} alt="" />
        ) : (
          <span aria-hidden>
            <Icon name="shopping-bag" size="1.75rem" />
          </span>
        )}
      </span>
      <div className={styles.what}>
        <p className={styles.title}>
          <Link link={{ to: productPath(sku) }}>{title}</Link>
        </p>
        {options.length > 0 && <p className={styles.soft}>{options.map(({ text }) => text).join(' · ')}</p>}
        <p className={styles.soft}>
          {t(texts.each, { price: money(price.amount) })}{' '}
          {price.regular !== undefined && <del>{money(price.regular)}</del>}
        </p>
        <ul role="list" className={styles.problems}>
          {line.problems.map(({ problem, left = 0, was = 0 }) => (
            <li key={problem} data-problem={problem}>
              <Icon name="alert-triangle" />
              <span>
                {problem === 'price' && t(texts.price, { was: money(was), now: money(price.amount) })}
                {problem === 'gone' && t(texts.gone)}
                {problem === 'short' && (left > 0 ? t(texts.short, { count: left }) : t(texts.out))}
                {problem === 'limit' && t(texts.limit, { count: left })}
              </span>
              {(problem === 'price' || left > 0) && (
                <button
                  type="button"
                  className={styles.link}
                  onClick={() => set(variant, problem === 'price' ? quantity : left)}
                >
                  {problem === 'price' ? t(texts.understood) : t(texts.take, { count: left })}
                </button>
              )}
            </li>
          ))}
        </ul>
        {refused && (
          <p role="alert" className={styles.refused}>
            {refused}
          </p>
        )}
      </div>
      <p className={styles.total}>{money(total)}</p>
      <div className={styles.acts}>
        {!isGone && !isSaved && (
          <QuantityField
            value={quantity}
            max={Math.max(quantity, Math.min(maxQuantity, line.maxPerOrder ?? maxQuantity))}
            title={title}
            onChange={(next) => set(variant, next)}
          />
        )}
        {isSaved && !isGone && (
          <button type="button" className={styles.link} onClick={() => set(variant, quantity, false)}>
            {t(texts.back)}
          </button>
        )}
        {canSave && !isSaved && !isGone && (
          <button type="button" className={styles.link} onClick={() => set(variant, quantity, true)}>
            {t(texts.later)}
          </button>
        )}
        <button type="button" className={styles.link} onClick={() => onRemove(line)}>
          <Icon name="trash" />
          {t(texts.remove)}
          <span className="visually-hidden">{t(texts.removeSpoken, { title })}</span>
        </button>
      </div>
    </li>
  )
}
