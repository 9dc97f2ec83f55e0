import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { Tender } from '@schemas/organisation/entities/tender'
import { mayAs } from '@schemas/organisation/entities/position'
import { useLocale } from '@kit/boot'
import { formatBaht } from '@kit/format'
import { randomId } from '@kit/random-id'
import { useT } from '@kit/t'
import { CalculatorSection } from './calculator-section'
import { CheckoutSection } from './checkout-section'
import { CloseShift } from './close-shift'
import { DiscountSheet } from './discount-sheet'
import { HoldOrder, RecallOrder } from './held-orders'
import { OptionSheet } from './option-sheet'
import { OrderSection } from './order-section'
import { PaidSection } from './paid-section'
import { cashRounding, priceLines, saleOfOrder } from './price-till'
import { ProductSection } from './product-section'
import type { PrintedReceipt } from './receipt-paper'
import { ReceiptsSection } from './receipts-section'
import { StockSection } from './stock-section'
import { texts } from './texts'
import styles from './till.module.css'
import { TillBar } from './till-bar'
import { finishSale } from './till-store'
import type { Catalogue, OpenedRegister, TillItem, TillPart } from './till-types'
import { useMinute } from './use-minute'
import { useOrder } from './use-order'
import { useOutbox } from './use-outbox'
import { useScanner } from './use-scanner'

type Props = {
  opened: OpenedRegister
  catalogue: Catalogue
  first: TillPart
  hasPictures: boolean
  onUpdate: (opened: OpenedRegister) => void
  onLeave: () => void
  onLock: (() => void) | undefined
}
type Sheet = 'hold' | 'recall' | 'discount' | undefined
type View = TillPart | 'close'

export function TillWork({ opened, catalogue, first, hasPictures, onUpdate, onLeave, onLock }: Props) {
  const t = useT()
  const locale = useLocale()
  const order = useOrder()
  const outbox = useOutbox()
  const search = useRef<HTMLInputElement>(null)
  const [view, setView] = useState<View>(first)
  const [sheet, setSheet] = useState<Sheet>()
  const [picked, setPicked] = useState<TillItem>()
  const [notice, setNotice] = useState('')
  const [receipt, setReceipt] = useState<PrintedReceipt>()
  const { lines, discount } = order
  const now = useMinute()
  const { isVatRegistered } = opened.issuer
  const priced = useMemo(
    () =>
      lines.length === 0
        ? undefined
        : priceLines(lines, { discount: capped(lines, discount, now), at: now, isVatRegistered }),
    [lines, discount, now, isVatRegistered],
  )
  const groupsOf = useCallback(
    (item: TillItem) =>
      catalogue.groups.filter(({ categories }) => categories.some((each) => item.categories.includes(each))),
    [catalogue],
  )
  const pick = (item: TillItem) => {
    setNotice('')
    setReceipt(undefined)
    if (groupsOf(item).length > 0) setPicked(item)
    else order.add(item)
  }
  const scan = (code: string) => {
    const found = catalogue.items.find(({ barcode, sku }) => barcode === code || sku === code.toUpperCase())
    if (found) order.add(found)
    else setNotice(t(texts.unknownCode, { code }))
  }
  useScanner(scan)
  const pay = async (tenders: Tender[]) => {
    if (!priced || !opened.shift) return
    const at = new Date()
    const shift = opened.shift.id
    const row = await finishSale(opened, (seq) =>
      saleOfOrder(seq, {
        id: randomId(),
        shift,
        cashier: opened.me.id,
        at,
        pricedAt: now,
        lines,
        discount: priced.discount,
        total: priced.total,
        tenders,
        rounding: cashRounding(opened.cash),
        isOffline: !outbox.isOnline,
      }),
    )
    setReceipt({
      number: row.number,
      at: row.sale.at,
      cashier: opened.me.name,
      lines: lines.map((line) => ({
        title: line.item.title,
        options: [line.item.option, ...line.options.map(({ title }) => title)].filter(Boolean).join(' · '),
        quantity: line.quantity,
        total: priced.lines.find(({ id }) => id === line.id)?.gross ?? 0,
      })),
      priced,
      rounding: row.sale.rounding,
      tenders,
      change: row.sale.change,
      isCopy: false,
    })
    order.clear()
    setView('products')
    void outbox.flush()
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const acts: Record<string, () => void> = {
      F2: () => search.current?.focus(),
      F4: () => lines.length > 0 && setSheet('discount'),
      F6: () => lines.length > 0 && setSheet('hold'),
      F7: () => setSheet('recall'),
      F9: () => lines.length > 0 && setView('checkout'),
    }
    const act = acts[event.key]
    if (act) {
      event.preventDefault()
      act()
      return
    }
    if (event.key === 'Escape' && !sheet && !picked) setView('products')
    if (event.target instanceof HTMLInputElement || view === 'checkout' || lines.length === 0) return
    const at = Math.max(
      0,
      lines.findIndex(({ id }) => id === order.selected),
    )
    const line = lines[at]
    if (!line) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) order.select(lines[(at + step + lines.length) % lines.length]?.id ?? line.id)
    else if (event.key === '+') order.setQuantity(line.id, line.quantity + 1)
    else if (event.key === '-') order.setQuantity(line.id, line.quantity - 1)
    else if (event.key === 'Delete') order.setQuantity(line.id, 0)
  })
  useEffect(() => {
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  // A page that is left loses nothing, but who leaves should know.
  useEffect(() => {
    if (outbox.unsent === 0) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [outbox.unsent])
  const units = lines.reduce((all, { quantity }) => all + quantity, 0)
  const toProducts = () => setView('products')
  return (
    <>
      <TillBar opened={opened} outbox={outbox} view={view} onView={setView} onLeave={onLeave} onLock={onLock} />
      <div className={styles.work} data-view={view}>
        <div className={styles.main}>
          {notice && (
            <p className={styles.notice} role="alert">
              {notice}
            </p>
          )}
          {receipt && view === 'products' && (
            <PaidSection opened={opened} receipt={receipt} onNext={() => setReceipt(undefined)} />
          )}
          {view === 'checkout' && priced ? (
            <CheckoutSection opened={opened} total={priced.total} onBack={toProducts} onPaid={pay} />
          ) : view === 'receipts' ? (
            <ReceiptsSection opened={opened} outbox={outbox} onClose={() => setView('close')} onBack={toProducts} />
          ) : view === 'close' ? (
            <CloseShift
              opened={opened}
              flush={outbox.flush}
              onBack={() => setView('receipts')}
              onClosed={() => {
                const { shift: _closed, ...rest } = opened
                onUpdate(rest)
              }}
            />
          ) : view === 'calculator' ? (
            <CalculatorSection
              line={lines.find(({ id }) => id === order.selected) ?? lines.at(-1)}
              onQuantity={order.setQuantity}
              onBack={toProducts}
            />
          ) : view === 'stock' ? (
            <StockSection branch={opened.branch.id} onBack={toProducts} />
          ) : (
            <ProductSection
              catalogue={catalogue}
              now={now}
              searchField={search}
              hasPictures={hasPictures}
              onPick={pick}
              onCode={scan}
            />
          )}
        </div>
        <aside className={styles.side}>
          <OrderSection
            lines={lines}
            priced={priced}
            selected={order.selected}
            onSelect={order.select}
            onQuantity={order.setQuantity}
            onDiscount={() => setSheet('discount')}
            onHold={() => setSheet('hold')}
            onRecall={() => setSheet('recall')}
            onPay={() => setView('checkout')}
          />
        </aside>
      </div>
      {units > 0 && view === 'products' && (
        <button type="button" className={styles.openOrder} onClick={() => setView('order')}>
          {units} · {formatBaht(priced?.total ?? 0, locale)}
        </button>
      )}
      {picked && (
        <OptionSheet
          item={picked}
          groups={groupsOf(picked)}
          now={now}
          onClose={() => setPicked(undefined)}
          onAdd={(options) => {
            order.add(picked, options)
            setPicked(undefined)
          }}
        />
      )}
      {sheet === 'discount' && priced && (
        <DiscountSheet
          subtotal={priced.subtotal}
          limit={mayAs(opened.position, 'lead') ? 100 : opened.branch.discountLimit}
          onClose={() => setSheet(undefined)}
          onDiscount={(satang) => {
            order.setDiscount(satang)
            setSheet(undefined)
          }}
        />
      )}
      {sheet === 'hold' && (
        <HoldOrder
          branch={opened.branch.id}
          lines={lines}
          onClose={() => setSheet(undefined)}
          onHeld={() => {
            order.replace([])
            setSheet(undefined)
          }}
        />
      )}
      {sheet === 'recall' && (
        <RecallOrder
          catalogue={catalogue}
          onClose={() => setSheet(undefined)}
          onRecalled={(recalled) => {
            order.replace(recalled)
            setSheet(undefined)
          }}
        />
      )}
    </>
  )
}

/** A discount never exceeds what the order costs, whatever lines were removed since. */
function capped(lines: Parameters<typeof priceLines>[0], discount: number, at: Date): number {
  const { subtotal } = priceLines(lines, { discount: 0, at, isVatRegistered: false })
  return Math.min(discount, subtotal)
}
