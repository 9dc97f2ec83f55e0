import type { CSSProperties } from 'react'
import type { Responsive } from '@schemas/block'
import type { ProductCard } from '@schemas/commerce/entities/shelf'
import { responsiveVars } from '@kit/responsive-vars'
import { Skeleton } from '@kit/ui/skeleton'
import { ProductTile } from './product-tile'
import styles from './product-tiles.module.css'

type Props = {
  products: readonly ProductCard[]
  perRow: Responsive<number>
  level: 2 | 3
  badges?: boolean
  quickAdd?: boolean
  /** Another answer is on its way. */
  isChanging?: boolean
}

const sizesOf = ({ base, tablet, mobile }: Responsive<number>) =>
  `(min-width: 1024px) ${Math.round(76 / base)}rem, (min-width: 640px) ${Math.round(92 / tablet)}vw, ${Math.round(92 / mobile)}vw`

const varsOf = (perRow: Responsive<number>): CSSProperties => responsiveVars('per-row', perRow)

/** Products in a grid, two columns on phones unless set otherwise. */
export function ProductTiles(props: Props) {
  const { products, perRow, level, badges = true, quickAdd = false, isChanging = false } = props
  const sizes = sizesOf(perRow)
  return (
    <ul role="list" className={styles.tiles} style={varsOf(perRow)} data-changing={isChanging ? '' : undefined}>
      {products.map((product) => (
        <li key={product.id}>
          <ProductTile product={product} level={level} sizes={sizes} badges={badges} quickAdd={quickAdd} />
        </li>
      ))}
    </ul>
  )
}

/** Placeholders in the place of products. */
export function TileSkeletons({ count, perRow }: { count: number; perRow: Responsive<number> }) {
  return (
    <div className={styles.tiles} style={varsOf(perRow)} aria-hidden>
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className={styles.bone}>
          <Skeleton className={styles.square ?? ''} height="auto" />
          <Skeleton lines={2} />
        </div>
      ))}
    </div>
  )
}
