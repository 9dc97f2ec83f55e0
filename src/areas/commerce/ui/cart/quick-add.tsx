import { useState } from 'react'
import type { ProductCard } from '@schemas/commerce/entities/shelf'
import { useIsMounted } from '@kit/mounted'
import { usePageLink } from '@kit/page-link'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { useQuantityInCart } from './cart-memory'
import { useAddToCart } from './use-cart'

const texts = {
  add: { en: 'Add to cart', th: 'หยิบใส่ตะกร้า' },
  inCart: { en: 'In cart: {count}', th: 'ในตะกร้า {count}' },
}

type Props = { product: ProductCard & { variant: string }; className?: string | undefined }

/** Puts one of a product with a single variant into the cart, from a list. */
export function QuickAdd({ product, className }: Props) {
  const t = useT()
  const add = useAddToCart()
  const isMounted = useIsMounted()
  const isCanvas = usePageLink() === null
  const count = useQuantityInCart(product.variant)
  const [message, setMessage] = useState('')
  const press = () => {
    if (isCanvas) return
    setMessage('')
    add(product.variant, 1).catch((error: Error) => setMessage(error.message))
  }
  return (
    <div className={className}>
      <Button look="secondary" size="s" full icon={count > 0 ? 'check' : 'plus'} disabled={!isMounted} onClick={press}>
        {count > 0 ? t(texts.inCart, { count }) : t(texts.add)}
        <span className="visually-hidden">: {product.title}</span>
      </Button>
      <span className="visually-hidden" role="status">
        {count > 0 ? t(texts.inCart, { count }) : ''}
      </span>
      {message && <p role="alert">{message}</p>}
    </div>
  )
}
