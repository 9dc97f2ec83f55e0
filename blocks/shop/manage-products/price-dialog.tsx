import { useState } from 'react'
import type { StaffProduct } from '@schemas/commerce/entities/staff-product'
import { useLocale } from '@kit/boot'
import { formatBaht } from '@kit/format'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { Checkbox } from '@kit/ui/checkbox'
import { Field } from '@kit/ui/field'
import { Modal } from '@kit/ui/modal/modal'
import { Select } from '@kit/ui/select'
import { TextInput } from '@kit/ui/text-input'
import { type NewPrice, newPrices, type PriceChange } from './price-change'
import { texts } from './texts'
import styles from './view.module.css'

type Props = { products: readonly StaffProduct[]; onAnswer: (prices: NewPrice[] | undefined) => void }

/** A change of many prices, each shown before it is made. */
export function PriceDialog({ products, onAnswer }: Props) {
  const t = useT()
  const locale = useLocale()
  const [kind, setKind] = useState<PriceChange['kind']>('percent')
  const [by, setBy] = useState('5')
  const [isRounded, setRounded] = useState(true)
  const amount = Number(by.replace('−', '-'))
  const prices = Number.isFinite(amount) && by.trim() !== '' ? newPrices(products, { kind, by: amount, isRounded }) : []
  const money = ({ regular, sale }: NewPrice['after']) =>
    sale === null ? formatBaht(regular, locale) : `${formatBaht(sale, locale)} (${formatBaht(regular, locale)})`
  return (
    <Modal
      title={t(texts.changePrices)}
      onClose={() => onAnswer(undefined)}
      foot={
        <>
          <Button disabled={prices.length === 0} onClick={() => onAnswer(prices)}>
            {t(texts.apply, { count: prices.length })}
          </Button>
          <Button look="quiet" onClick={() => onAnswer(undefined)}>
            {t(texts.cancel)}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <div className={styles.pair}>
          <Field label={t(texts.kindOfChange)}>
            <Select
              value={kind}
              options={(['percent', 'amount', 'sale', 'end'] as const).map((value) => ({
                value,
                label: t(texts.changes[value]),
              }))}
              onChange={({ target }) => setKind(target.value as PriceChange['kind'])}
            />
          </Field>
          {kind !== 'end' && (
            <Field label={t(kind === 'amount' ? texts.byAmount : texts.byPercent)}>
              <TextInput inputMode="decimal" value={by} onChange={({ target }) => setBy(target.value)} />
            </Field>
          )}
        </div>
        <Checkbox label={t(texts.rounding)} checked={isRounded} onChange={({ target }) => setRounded(target.checked)} />
        <section>
          <h3>{t(texts.preview)}</h3>
          {prices.length === 0 && <p className={styles.soft}>{t(texts.nothingChanges)}</p>}
          <ul role="list" className={styles.preview}>
            {prices.map(({ variant, title, before, after }) => (
              <li key={variant}>
                <span>{title}</span>
                <span className={styles.soft}>{money(before)}</span>
                <strong>{money(after)}</strong>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Modal>
  )
}
