import { useState } from 'react'
import type { Asset } from '@schemas/layout/image'
import type { CartLineView } from '@schemas/commerce/entities/cart'
import { useCart } from '@areas/commerce/ui/cart/use-cart'
import { AnswerAssetsProvider, useLocale, useSession } from '@kit/boot'
import { formatBaht, formatNumber } from '@kit/format'
import { Notice } from '@kit/form/notice'
import { Icon } from '@kit/icon'
import { useT } from '@kit/t'
import { ButtonLink } from '@kit/ui/button'
import { EmptyState } from '@kit/ui/empty-state'
import { ListState } from '@kit/ui/list-state'
import { CartLine } from './cart-line'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

export function View({ blockId, title, level, shopPage, saveForLater }: Props) {
  const t = useT()
  const locale = useLocale()
  const { role } = useSession()
  const { cart, lines, problems, refusal, error, retry, set, isCanvas } = useCart()
  /** Lines that were taken out here, at their places, until the page is left. */
  const [removed, setRemoved] = useState<readonly { line: CartLineView; at: number }[]>([])
  const bought = lines.filter(({ isSaved }) => !isSaved)
  const saved = lines.filter(({ isSaved }) => isSaved)
  const count = bought.reduce((all, { quantity }) => all + quantity, 0)
  const shownRemoved = removed.filter(({ line }) => !lines.some(({ variant }) => variant === line.variant))
  const Heading = `h${level}` as 'h1' | 'h2'
  const remove = (line: CartLineView) => {
    setRemoved((before) => [
      ...before.filter((each) => each.line.variant !== line.variant),
      { line, at: bought.indexOf(line) },
    ])
    set(line.variant, 0)
  }
  const undo = ({ variant, quantity, isSaved }: CartLineView) => {
    setRemoved((before) => before.filter(({ line }) => line.variant !== variant))
    set(variant, quantity, isSaved)
  }
  const face = { problems, onRemove: remove, set, canSave: saveForLater && role !== 'guest' }
  const rows: (CartLineView | { removed: CartLineView })[] = [...bought]
  for (const { line, at } of shownRemoved) rows.splice(Math.max(0, at), 0, { removed: line })
  return (
    <section className={styles.cart} aria-labelledby={`${blockId}-title`}>
      <div className={styles.head}>
        <Heading id={`${blockId}-title`}>{title ?? t(texts.title)}</Heading>
        <p role="status" className={styles.count}>
          {count > 0 && (count === 1 ? t(texts.one) : t(texts.count, { count: formatNumber(count, locale) }))}
        </p>
      </div>
      {refusal && <Notice tone="danger">{refusal}</Notice>}
      <ListState
        isLoading={!cart && !error && !isCanvas}
        error={error?.message}
        failed={t(texts.failed)}
        onRetry={retry}
        rows={3}
        isEmpty={rows.length === 0 && saved.length === 0}
        empty={
          <EmptyState
            icon="shopping-cart"
            title={t(texts.empty)}
            action={<ButtonLink link={{ to: shopPage }}>{t(texts.shop)}</ButtonLink>}
          >
            {t(texts.emptyHint)}
          </EmptyState>
        }
      >
        {() => (
          <AnswerAssetsProvider value={cart?.assets as Record<string, Asset> | undefined}>
            {bought.length > 0 && cart && cart.toFreeDelivery.length > 0 && (
              <ul role="list" className={styles.free}>
                {cart.toFreeDelivery.map(({ temperature, amount }) => (
                  <li key={temperature}>
                    <Icon name="truck-delivery" />
                    {t(temperature === 'chilled' ? texts.toFreeChilled : texts.toFree, {
                      amount: formatBaht(amount, locale),
                    })}
                  </li>
                ))}
              </ul>
            )}
            {rows.length > 0 && (
              <ul role="list" className={styles.lines}>
                {rows.map((row) =>
                  'removed' in row ? (
                    <li key={`removed-${row.removed.variant}`} className={styles.removed} role="status">
                      <span>{t(texts.removed, { title: row.removed.title })}</span>
                      <button type="button" className={styles.link} onClick={() => undo(row.removed)}>
                        {t(texts.undo)}
                      </button>
                    </li>
                  ) : (
                    <CartLine key={row.variant} line={row} {...face} />
                  ),
                )}
              </ul>
            )}
            {saved.length > 0 && (
              <section aria-labelledby={`${blockId}-saved`} className={styles.saved}>
                <h2 id={`${blockId}-saved`}>{t(texts.saved)}</h2>
                <ul role="list" className={styles.lines}>
                  {saved.map((line) => (
                    <CartLine key={line.variant} line={line} {...face} />
                  ))}
                </ul>
              </section>
            )}
          </AnswerAssetsProvider>
        )}
      </ListState>
    </section>
  )
}
