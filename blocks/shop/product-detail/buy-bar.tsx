import { type RefObject, useRef } from 'react'
import type { ProductView, VariantView } from '@schemas/commerce/entities/shelf'
import { ShownPrice } from '@areas/commerce/ui/shown-price'
import { useBottomDock } from '@kit/use-bottom-dock'
import { useT } from '@kit/t'
import { BuyButton, type useBuying, useIsSeen } from './buy'
import { texts } from './texts'
import styles from './view.module.css'

type Props = {
  buying: ReturnType<typeof useBuying>
  chosen: VariantView | undefined
  product: ProductView
  boxRef: RefObject<HTMLDivElement | null>
}

/** On phones: price and button at the lower edge while those of the product are out of sight. */
export function BuyBar({ buying, chosen, product, boxRef }: Props) {
  const t = useT()
  const bar = useRef<HTMLDivElement>(null)
  const isSeen = useIsSeen(boxRef)
  useBottomDock(bar, 'button', 'end', !isSeen)
  if (isSeen) return null
  const price = chosen?.price ?? product.variants[0]?.price
  return (
    <div ref={bar} className={styles.bar} role="group" aria-label={t(texts.buyBar)}>
      {price && <ShownPrice price={price} isFrom={!chosen && product.variants.length > 1} />}
      <BuyButton buying={buying} chosen={chosen} />
    </div>
  )
}
