import { type RefObject, useEffect, useState } from 'react'
import { maxQuantity } from '@schemas/commerce/entities/cart'
import type { VariantView } from '@schemas/commerce/entities/shelf'
import { QuantityField } from '@areas/commerce/ui/cart/quantity-field'
import { useAddToCart } from '@areas/commerce/ui/cart/use-cart'
import { Link } from '@kit/link'
import { Icon } from '@kit/icon'
import { useIsMounted } from '@kit/mounted'
import { usePageLink } from '@kit/page-link'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { texts } from './texts'
import styles from './view.module.css'

type Outcome = { variant: string; count: number; message?: string }

/** Puts a variant into the cart: what was pressed last, and how it went. */
export function useBuying(chosen: VariantView | undefined, onMissing: () => void) {
  const add = useAddToCart()
  const isMounted = useIsMounted()
  const isCanvas = usePageLink() === null
  const [quantity, setQuantity] = useState(1)
  const [outcome, setOutcome] = useState<Outcome>()
  const isOut = chosen?.stock.state === 'out'
  const press = () => {
    if (isCanvas || isOut) return
    if (!chosen) {
      onMissing()
      return
    }
    const { id: variant } = chosen
    setOutcome({ variant, count: quantity })
    setQuantity(1)
    add(variant, quantity).catch((error: Error) => setOutcome({ variant, count: quantity, message: error.message }))
  }
  return {
    quantity,
    setQuantity,
    press,
    isOut,
    isReady: isMounted,
    outcome: outcome && outcome.variant === chosen?.id ? outcome : undefined,
    max: Math.max(1, Math.min(maxQuantity, chosen?.maxPerOrder ?? maxQuantity, chosen?.stock.left ?? maxQuantity)),
  }
}
type Buying = ReturnType<typeof useBuying>

type Props = {
  buying: Buying
  chosen: VariantView | undefined
  title: string
  boxRef: RefObject<HTMLDivElement | null>
}

/** Quantity and button; below them what the last press did. */
export function Buy({ buying, chosen, title, boxRef }: Props) {
  const t = useT()
  const { outcome } = buying
  return (
    <div className={styles.buy} ref={boxRef}>
      <div className={styles.buyLine}>
        {chosen && !buying.isOut && (
          <QuantityField
            value={Math.min(buying.quantity, buying.max)}
            max={buying.max}
            title={title}
            disabled={!buying.isReady}
            onChange={buying.setQuantity}
          />
        )}
        <BuyButton buying={buying} chosen={chosen} />
      </div>
      <div role="status">
        {outcome && !outcome.message && (
          <p className={styles.added}>
            <Icon name="circle-check" />
            <span>{t(texts.added, { count: outcome.count })}</span>
            <Link link={{ to: '/shop/cart' }}>{t(texts.toCart)}</Link>
          </p>
        )}
      </div>
      {outcome?.message && (
        <p role="alert" className={styles.failed}>
          {outcome.message}
        </p>
      )}
    </div>
  )
}

export function BuyButton({ buying, chosen }: Pick<Props, 'buying' | 'chosen'>) {
  const t = useT()
  return (
    <Button
      size="l"
      full
      icon={buying.isOut ? undefined : 'shopping-cart'}
      disabled={buying.isOut || !buying.isReady}
      onClick={buying.press}
      className={styles.buyButton ?? ''}
    >
      {t(buying.isOut ? texts.soldOutButton : chosen ? texts.add : texts.chooseFirst)}
    </Button>
  )
}

/** Whether an element is in the window; true until that is known. */
export function useIsSeen(ref: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(true)
  useEffect(() => {
    const { current: element } = ref
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? true))
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return isSeen
}
