import { useEffect, useRef, useState } from 'react'
import type { ProductView } from '@schemas/commerce/entities/shelf'
import { productPath } from '@areas/commerce/ui/product-tile'
import { noteSeen } from '@areas/commerce/ui/seen-products'
import { ShopPath } from '@areas/commerce/ui/shop-path'
import { useArrival, usePage } from '@kit/boot'
import { useT } from '@kit/t'
import { EmptyState } from '@kit/ui/empty-state'
import { BuyBar } from './buy-bar'
import { useBuying } from './buy'
import { Gallery } from './gallery'
import { type Choice, choiceOf, choose, chosenVariant } from './option-groups'
import { Purchase } from './purchase'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

export function View(props: Props) {
  const t = useT()
  const page = usePage()
  const arrival = useArrival()
  const outcome = props.data?.product
  if (!outcome?.ok) return <EmptyState icon="shopping-bag" title={t(texts.missing)} />
  const { product, movedTo } = outcome.value
  // Another arrival, such as the link of another variant, begins with what its address names.
  return (
    <Detail
      key={`${arrival}${product.id}${product.chosen ?? ''}`}
      {...props}
      product={product}
      movedTo={movedTo}
      isOwnPage={page !== null && !props.product}
    />
  )
}

function Detail({
  blockId,
  product,
  movedTo,
  delivery,
  wishlist,
  buy,
  path,
  slots,
  isOwnPage,
}: Omit<Props, 'product'> & { product: ProductView; movedTo: string | undefined; isOwnPage: boolean }) {
  const { variants } = product
  const named = variants.find(({ sku }) => sku === product.chosen)
  const [choice, setChoice] = useState<Choice>(() => choiceOf(named))
  const chosen = chosenVariant(variants, choice)
  const images = imagesOf(product)
  const buyRef = useRef<HTMLDivElement>(null)
  const optionsRef = useRef<HTMLDivElement>(null)
  const buying = useBuying(chosen, () => focusMissing(optionsRef.current))
  // Lessons are bought on their own page.
  const canBuy = buy && product.kind !== 'lesson'
  const code = variants.length === 1 && variants[0] ? variants[0].sku : product.slug
  useEffect(() => {
    if (isOwnPage) noteSeen(code)
  }, [isOwnPage, code])
  useEffect(() => {
    // A former SKU leads here: the address that people share becomes that of today.
    if (isOwnPage && movedTo !== undefined) history.replaceState(history.state, '', addressOf(movedTo))
  }, [isOwnPage, movedTo])
  const onChoose = (option: string, value: string) => {
    const next = choose(variants, choice, option, value)
    setChoice(next)
    const variant = chosenVariant(variants, next)
    // The address names what is chosen, so that it can be shared. This is not a navigation.
    if (isOwnPage) history.replaceState(history.state, '', addressOf(variant?.sku ?? product.slug))
  }
  return (
    <article className={styles.detail} aria-labelledby={`${blockId}-title`}>
      {path && <ShopPath categories={product.breadcrumbs} />}
      <div className={styles.columns}>
        <Gallery images={images} shown={chosen?.picture?.asset} />
        <div className={styles.facts}>
          <Purchase
            titleId={`${blockId}-title`}
            product={product}
            chosen={chosen}
            choice={choice}
            onChoose={onChoose}
            buying={canBuy ? buying : undefined}
            buyRef={buyRef}
            optionsRef={optionsRef}
            showDelivery={delivery}
            showWish={wishlist}
            level={isOwnPage ? 1 : 2}
          />
          {slots?.aside}
        </div>
      </div>
      {slots?.below}
      {canBuy && isOwnPage && <BuyBar buying={buying} chosen={chosen} product={product} boxRef={buyRef} />}
    </article>
  )
}

/** To the first option that nothing is chosen of. */
function focusMissing(options: HTMLElement | null) {
  const group = [...(options?.querySelectorAll('fieldset') ?? [])].find((each) => !each.querySelector(':checked'))
  const first = group?.querySelector<HTMLElement>('input:enabled')
  first?.focus()
  group?.scrollIntoView({ block: 'center' })
}

/** The address of another variant, with the language that this one has. */
function addressOf(code: string): string {
  const before = location.pathname
  const at = before.indexOf('/shop/product/')
  return `${before.slice(0, Math.max(0, at))}${productPath(code)}${location.search}`
}

/** The pictures of the product and those that only its variants have. */
function imagesOf({ images, variants }: ProductView): ProductView['images'] {
  const own = variants.flatMap(({ picture }) => picture ?? [])
  return [...images, ...own].filter(({ asset }, at, all) => all.findIndex((each) => each.asset === asset) === at)
}
