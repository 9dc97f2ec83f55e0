import { useState } from 'react'
import type { ProductDraft } from '@schemas/commerce/entities/staff-product'
import { MoneyField } from '@kit/form/money-field'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { Checkbox } from '@kit/ui/checkbox'
import { Field } from '@kit/ui/field'
import { TextInput } from '@kit/ui/text-input'
import { texts } from './texts'
import { type Axis, axesOf, combine } from './variant-matrix'
import { valueCode } from './value-code'
import styles from './view.module.css'

type Variant = ProductDraft['variants'][number]
type Props = {
  draft: ProductDraft
  fields: Readonly<Record<string, string>>
  onChange: (variants: Variant[]) => void
}

/** Options of a product and a row for each of their combinations. */
export function VariantTable({ draft, fields, onChange }: Props) {
  const t = useT()
  const { variants } = draft
  const [axes, setAxes] = useState<Axis[]>(() => axesOf(variants))
  const set = (at: number, part: Partial<Variant>) =>
    onChange(variants.map((variant, index) => (index === at ? { ...variant, ...part } : variant)))
  const setAxis = (at: number, part: Partial<Axis>) =>
    setAxes(axes.map((axis, index) => (index === at ? { ...axis, ...part } : axis)))
  const base = variants[0]?.sku.split('-')[0] || valueCode(draft.title.en || draft.title.th || 'item')
  return (
    <section className={styles.form}>
      <h3>{t(texts.variants)}</h3>
      {axes.map((axis, at) => (
        <div key={at} className={styles.pair}>
          <Field label={t(texts.optionName)}>
            <TextInput
              value={axis.name}
              maxLength={60}
              onChange={({ target }) => setAxis(at, { name: target.value })}
            />
          </Field>
          <Field label={t(texts.optionValues)}>
            <TextInput value={axis.values} onChange={({ target }) => setAxis(at, { values: target.value })} />
          </Field>
        </div>
      ))}
      <div className={styles.acts}>
        {axes.length < 3 && (
          <Button size="s" look="quiet" icon="plus" onClick={() => setAxes([...axes, { name: '', values: '' }])}>
            {t(texts.addOption)}
          </Button>
        )}
        {axes.length > 0 && (
          <Button size="s" look="secondary" onClick={() => onChange(combine(variants, axes, base).slice(0, 100))}>
            {t(texts.buildMatrix)}
          </Button>
        )}
      </div>
      <ul role="list" className={styles.variants}>
        {variants.map((variant, at) => {
          const error = (key: string) => fields[`variants.${at}.${key}`]
          const name = variant.options.map(({ text }) =>
            t({ th: text.th ?? text.en ?? '', en: text.en ?? text.th ?? '' }),
          )
          return (
            <li key={variant.id ?? variant.options.map(({ value }) => value).join('-')}>
              {name.length > 0 && <p className={styles.variantName}>{name.join(' · ')}</p>}
              <div className={styles.cells}>
                <Field label={t(texts.sku)} error={error('sku')}>
                  <TextInput
                    value={variant.sku}
                    maxLength={40}
                    onChange={({ target }) => set(at, { sku: target.value.toUpperCase() })}
                  />
                </Field>
                <Field label={t(texts.price)} error={error('regular')}>
                  <MoneyField value={variant.regular} onChange={(regular) => set(at, { regular: regular ?? 0 })} />
                </Field>
                <Field label={t(texts.sale)} error={error('sale')}>
                  <MoneyField value={variant.sale ?? null} onChange={(sale) => set(at, { sale: sale ?? undefined })} />
                </Field>
                <Field label={t(texts.barcode)} error={error('barcode')}>
                  <TextInput
                    value={variant.barcode ?? ''}
                    maxLength={64}
                    onChange={({ target }) => set(at, { barcode: target.value })}
                  />
                </Field>
                <Field label={t(texts.weight)} error={error('weightG')}>
                  <TextInput
                    type="number"
                    min={0}
                    value={variant.weightG}
                    onChange={({ target }) => set(at, { weightG: Math.max(0, Math.floor(target.valueAsNumber || 0)) })}
                  />
                </Field>
              </div>
              <div className={styles.acts}>
                <Checkbox
                  label={t(texts.tracked)}
                  checked={variant.tracked}
                  onChange={({ target }) => set(at, { tracked: target.checked })}
                />
                <Checkbox
                  label={t(texts.backorder)}
                  checked={variant.backorder}
                  onChange={({ target }) => set(at, { backorder: target.checked })}
                />
                {variants.length > 1 && (
                  <Button
                    size="s"
                    look="quiet"
                    icon="x"
                    onClick={() => onChange(variants.filter((_, index) => index !== at))}
                  >
                    {t(texts.remove)}
                  </Button>
                )}
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
