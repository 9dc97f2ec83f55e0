import type { Asset } from '@schemas/layout/image'
import { withoutFilters } from '@schemas/commerce/entities/shelf-address'
import { ProductTiles, TileSkeletons } from '@areas/commerce/ui/product-tiles'
import { shelfTexts } from '@areas/commerce/ui/shelf-texts'
import { ShopPath } from '@areas/commerce/ui/shop-path'
import { AnswerAssetsProvider, useLocale } from '@kit/boot'
import { formatNumber } from '@kit/format'
import { Icon } from '@kit/icon'
import { Link } from '@kit/link'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { EmptyState } from '@kit/ui/empty-state'
import { SectionHeading } from '@kit/ui/section-heading'
import { NoProducts } from './no-products'
import type { Props } from './schema'
import { SortChoice } from './sort-choice'
import { texts } from './texts'
import { useProducts } from './use-products'
import styles from './view.module.css'

export function View(props: Props) {
  const { blockId, eyebrow, title, intro, align, level, perRow, badges, quickAdd } = props
  const t = useT()
  const locale = useLocale()
  const grid = useProducts(props)
  const { state, answer, items, next, failure } = grid
  const breadcrumbs = answer?.breadcrumbs ?? []
  const own =
    title ?? (grid.subject === undefined ? t(texts.products) : (breadcrumbs.at(-1)?.title ?? t(texts.products)))
  const shown = state.q ? t(texts.found, { q: state.q }) : own
  const total = answer?.total
  const counted =
    total === undefined ? '' : total === 1 ? t(texts.one) : t(texts.count, { count: formatNumber(total, locale) })
  const tileLevel = level === 1 ? 2 : 3
  return (
    <section aria-labelledby={`${blockId}-title`} className={styles.grid}>
      {breadcrumbs.length > 0 && <ShopPath categories={breadcrumbs} isLastHere />}
      <SectionHeading
        eyebrow={eyebrow}
        title={shown}
        intro={state.q ? undefined : intro}
        align={align}
        level={level as 1 | 2}
        id={`${blockId}-title`}
        className={styles.heading}
      />
      <div className={styles.tools}>
        <p className={styles.count} role="status">
          {counted}
        </p>
        <SortChoice
          value={state.sort ?? props.sort}
          hasSearch={Boolean(state.q)}
          onChange={(sort) => grid.change({ sort: sort === props.sort ? undefined : sort })}
        />
      </div>
      {failure && (
        <div role="alert">
          <EmptyState
            icon="alert-triangle"
            tone="danger"
            title={t(shelfTexts.failed)}
            action={
              <Button look="secondary" icon="refresh" onClick={grid.retry}>
                {t(shelfTexts.again)}
              </Button>
            }
          />
        </div>
      )}
      {!answer && !failure && <TileSkeletons count={Math.min(props.perPage, 8)} perRow={perRow} />}
      {answer && items.length === 0 && !failure && (
        <NoProducts
          state={state}
          nearest={answer.nearest ?? []}
          empty={props.empty}
          addressOf={grid.addressOf}
          onClear={() => grid.change(withoutFilters({ ...state, q: undefined }))}
          onSearch={(q) => grid.change({ ...withoutFilters(state), q })}
        />
      )}
      {items.length > 0 && !failure && (
        <AnswerAssetsProvider value={grid.assets as Record<string, Asset>}>
          <ProductTiles
            products={items}
            perRow={perRow}
            level={tileLevel}
            badges={badges}
            quickAdd={quickAdd}
            isChanging={grid.isChanging}
          />
        </AnswerAssetsProvider>
      )}
      {(next || grid.isLater) && !failure && (
        <nav className={styles.more} aria-label={t(texts.more)}>
          {grid.isLater && (
            <Link link={{ to: grid.addressOf({}) }} className={styles.first}>
              <Icon name="arrow-left" />
              {t(texts.first)}
            </Link>
          )}
          {total !== undefined && !grid.isLater && (
            <p className={styles.progress}>
              {t(texts.shown, { shown: formatNumber(items.length, locale), total: formatNumber(total, locale) })}
            </p>
          )}
          {next && (
            <Link
              link={{ to: withAfter(grid.addressOf({}), next) }}
              rel="next"
              className={styles.next}
              aria-busy={grid.isLoadingMore}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
                event.preventDefault()
                void grid.showMore()
              }}
            >
              {t(grid.isLoadingMore ? texts.loading : texts.more)}
            </Link>
          )}
          {grid.hasMoreFailed && (
            <p role="alert" className={styles.progress}>
              {t(shelfTexts.failed)}
            </p>
          )}
        </nav>
      )}
    </section>
  )
}

const withAfter = (address: string, cursor: string) =>
  `${address}${address.includes('?') ? '&' : '?'}after=${encodeURIComponent(cursor)}`
