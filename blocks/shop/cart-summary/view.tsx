import { useId } from 'react'
import type { Asset } from '@schemas/layout/image'
import { thaiProvinces } from '@schemas/layout/thai-provinces'
import { useCart } from '@areas/commerce/ui/cart/use-cart'
import { useQuote } from '@areas/commerce/ui/checkout/use-quote'
import { setProvince } from '@areas/commerce/ui/own-province'
import { AnswerAssetsProvider, useLocale } from '@kit/boot'
import { formatBaht } from '@kit/format'
import { Notice } from '@kit/form/notice'
import { Icon } from '@kit/icon'
import { Link } from '@kit/link'
import { Picture } from '@kit/picture'
import { useT } from '@kit/t'
import { Button, ButtonLink } from '@kit/ui/button'
import { ListState } from '@kit/ui/list-state'
import { Select } from '@kit/ui/select'
import type { Props } from './schema'
import { texts } from './texts'
import styles from './view.module.css'

export function View({ blockId, title, variant, checkoutPage, cartPage, note }: Props) {
  const t = useT()
  const locale = useLocale()
  const id = useId()
  const { cart, lines, isChanging: isCartChanging, isCanvas } = useCart()
  const { quote, province, error, isChanging, isEmpty, refetch } = useQuote()
  const bought = lines.filter(({ isSaved }) => !isSaved)
  if (!isCanvas && (isEmpty || (cart && bought.length === 0))) return null
  const money = (amount: number) => formatBaht(amount, locale)
  const isCheckout = variant === 'checkout'
  return (
    <section className={styles.summary} aria-labelledby={`${blockId}-title`}>
      <div className={styles.head}>
        <h2 id={`${blockId}-title`}>{title ?? t(texts.title)}</h2>
        {isCheckout && <Link link={{ to: cartPage }}>{t(texts.edit)}</Link>}
      </div>
      {isCheckout && (
        <AnswerAssetsProvider value={cart?.assets as Record<string, Asset> | undefined}>
          <ul role="list" className={styles.lines}>
            {bought.map(({ variant: own, title: name, options, picture, quantity, total }) => (
              <li key={own}>
                <span className={styles.picture}>
                  {picture ? <Picture image={picture} sizes="3.5rem" ratio={1} alt="" /> : <Icon name="shopping-bag" />}
                </span>
                <span>
                  {name} <span className={styles.soft}>{t(texts.times, { count: quantity })}</span>
                  {options.length > 0 && (
                    <span className={styles.options}>{options.map(({ text }) => text).join(' · ')}</span>
                  )}
                </span>
                <span className={styles.amount}>{money(total)}</span>
              </li>
            ))}
          </ul>
        </AnswerAssetsProvider>
      )}
      <ListState
        isLoading={!quote && !error && !isCanvas}
        error={error?.message}
        failed={t(texts.failed)}
        onRetry={() => void refetch()}
        rows={2}
      >
        {() => (
          <>
            {quote?.isShipped && !isCheckout && (
              <div className={styles.province}>
                <label htmlFor={id}>{t(texts.province)}</label>
                <Select
                  id={id}
                  value={province}
                  placeholder={t(texts.choose)}
                  onChange={(event) => setProvince(event.target.value)}
                  options={thaiProvinces.map(({ code, th, en }) => ({
                    value: code.slice(3),
                    label: locale === 'th' ? th : en,
                  }))}
                />
              </div>
            )}
            <dl className={styles.sums} aria-busy={isChanging || isCartChanging} aria-live="polite">
              <div>
                <dt>{t(texts.subtotal)}</dt>
                <dd>{money(isCartChanging ? sumOf(bought) : (quote?.subtotal ?? 0))}</dd>
              </div>
              {quote?.isShipped && (
                <div>
                  <dt>{t(texts.delivery)}</dt>
                  <dd>
                    {province === '' ? (
                      <span className={styles.soft}>{t(texts.later)}</span>
                    ) : quote.problem === 'not_delivered' ? (
                      '–'
                    ) : quote.shipping === 0 ? (
                      t(texts.free)
                    ) : (
                      money(quote.shipping)
                    )}
                  </dd>
                </div>
              )}
              {quote !== undefined && quote.fee > 0 && (
                <div>
                  <dt>{t(texts.fee)}</dt>
                  <dd>{money(quote.fee)}</dd>
                </div>
              )}
              <div className={styles.total}>
                <dt>{t(texts.total)}</dt>
                <dd>{money(quote?.total ?? 0)}</dd>
              </div>
            </dl>
            {quote !== undefined && quote.vat > 0 && (
              <p className={styles.soft}>{t(texts.vat, { amount: money(quote.vat) })}</p>
            )}
            {quote?.problem === 'not_delivered' && <Notice tone="warning">{t(texts.notDelivered)}</Notice>}
            {quote?.problem === 'changed' && !isCheckout && <Notice tone="warning">{t(texts.changed)}</Notice>}
          </>
        )}
      </ListState>
      {!isCheckout &&
        (isCanvas ? (
          <Button size="l" full>
            {t(texts.checkout)}
          </Button>
        ) : (
          <ButtonLink size="l" full iconAfter="arrow-right" link={{ to: checkoutPage }}>
            {t(texts.checkout)}
          </ButtonLink>
        ))}
      {note && <p className={styles.soft}>{note}</p>}
    </section>
  )
}

const sumOf = (lines: readonly { total: number }[]) => lines.reduce((all, { total }) => all + total, 0)
