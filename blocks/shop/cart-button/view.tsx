import { useCartCount } from '@areas/commerce/ui/cart/cart-memory'
import { useCartMerge } from '@areas/commerce/ui/cart/use-cart-merge'
import { Icon } from '@kit/icon'
import { Link } from '@kit/link'
import { usePageLink } from '@kit/page-link'
import { useT } from '@kit/t'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

/** The largest count that the mark shows. */
const maxShown = 99

export function View({ page, icon, hideEmpty, label }: Props) {
  const t = useT()
  const count = useCartCount()
  const isCanvas = usePageLink() === null
  useCartMerge()
  if (hideEmpty && count === 0 && !isCanvas) return null
  return (
    <Link link={{ to: page }} className={styles.button}>
      <span className={styles.face} aria-hidden>
        <Icon name={icon} size="1.5rem" />
        {count > 0 && (
          <span key={count} className={styles.mark}>
            {count > maxShown ? `${maxShown}+` : count}
          </span>
        )}
      </span>
      {label && <span aria-hidden>{t(texts.cart)}</span>}
      <span className="visually-hidden">
        {count === 0 ? t(texts.empty) : count === 1 ? t(texts.one) : t(texts.count, { count })}
      </span>
    </Link>
  )
}
