import { useEffect, useRef } from 'react'
import type { CartLineView } from '@schemas/commerce/entities/cart'
import { acceptChanges, type Cart } from '@areas/commerce/ui/cart/cart-changes'
import { useCartOwner } from '@areas/commerce/ui/cart/use-cart'
import { useLocale } from '@kit/boot'
import { formatBaht } from '@kit/format'
import { Notice } from '@kit/form/notice'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { texts } from './texts'
import styles from './view.module.css'

type Props = {
  cart: Cart
  /** The total that was refused; undefined where it was not yet sent. */
  was: number | undefined
  now: number
  /** Takes the focus with each attempt to order before they are accepted. */
  attempts: number
  onAccepted: () => void
}

/** What has changed since the buyer saw it. Nothing is ordered until it is accepted. */
export function Differences({ cart, was, now, attempts, onAccepted }: Props) {
  const t = useT()
  const locale = useLocale()
  const owner = useCartOwner()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempts > 0) box.current?.focus()
  }, [attempts])
  const money = (amount: number) => formatBaht(amount, locale)
  const textOf = ({ title, price }: CartLineView, { problem, left = 0, was: before = 0 }: Problem) => {
    if (problem === 'price') return t(texts.changedPrice, { title, was: money(before), now: money(price.amount) })
    if (problem === 'gone' || left === 0) return t(texts.changedOut, { title })
    return t(problem === 'limit' ? texts.changedLimit : texts.changedShort, { title, count: left })
  }
  return (
    <div ref={box} tabIndex={-1} role="alert" className={styles.differences}>
      <Notice tone="warning">
        <p className={styles.strong}>{t(texts.changedTitle)}</p>
        <ul className={styles.changes}>
          {cart.lines
            .filter(({ isSaved }) => !isSaved)
            .flatMap((line) =>
              line.problems.map((problem) => <li key={line.variant + problem.problem}>{textOf(line, problem)}</li>),
            )}
          {was !== undefined && was !== now && <li>{t(texts.changedTotal, { was: money(was), now: money(now) })}</li>}
        </ul>
        <ActionButton
          look="secondary"
          onAction={async () => {
            await acceptChanges(owner, cart)
            onAccepted()
          }}
        >
          {t(texts.acceptChanges)}
        </ActionButton>
      </Notice>
    </div>
  )
}

type Problem = CartLineView['problems'][number]
