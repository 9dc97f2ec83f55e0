import { useState } from 'react'
import type { ProductDraft } from '@schemas/commerce/entities/staff-product'
import { call as categoriesCall } from '@client/commerce/calls/shop/manage-categories'
import { call as saveCall } from '@client/commerce/calls/shop/manage-product-save'
import { reportFailure } from '@areas/commerce/ui/report-failure'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { ButtonLink } from '@kit/ui/button'
import { Checkbox } from '@kit/ui/checkbox'
import { Field } from '@kit/ui/field'
import { showToast } from '@kit/ui/overlay/toasts'
import { Select } from '@kit/ui/select'
import { TextInput } from '@kit/ui/text-input'
import { Textarea } from '@kit/ui/textarea'
import { useCall } from '@kit/use-call'
import { PictureList } from './picture-list'
import { refreshProducts } from './product-acts'
import { texts } from './texts'
import { valueCode } from './value-code'
import { VariantTable } from './variant-table'
import styles from './view.module.css'

type Props = {
  product?: string
  version?: number
  draft: ProductDraft
  pictures: Readonly<Record<string, string>>
  onSaved?: (() => void) | undefined
}

export function ProductForm({ product, version, draft: first, pictures, onSaved }: Props) {
  const t = useT()
  const [draft, setDraft] = useState(first)
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({})
  const { data: categories } = useCall(categoriesCall, {})
  const set = (part: Partial<ProductDraft>) => setDraft((before) => ({ ...before, ...part }))
  const save = async () => {
    setFields({})
    try {
      await callGateway(saveCall, {
        ...draft,
        slug: draft.slug || valueCode(draft.title.en || draft.title.th || ''),
        ...(product === undefined ? {} : { product, version }),
      })
    } catch (error) {
      if (error instanceof GatewayError) setFields(error.fields)
      throw error
    }
    await refreshProducts()
    showToast(t(texts.saved), { tone: 'success' })
    onSaved?.()
  }
  const choice = <K extends 'status' | 'kind' | 'vat' | 'temperature'>(
    key: K,
    label: { en: string; th: string },
    names: Readonly<Record<ProductDraft[K], { en: string; th: string }>>,
  ) => (
    <Field label={t(label)}>
      <Select
        value={draft[key]}
        options={(Object.keys(names) as ProductDraft[K][]).map((value) => ({ value, label: t(names[value]) }))}
        onChange={({ target }) => set({ [key]: target.value } as Partial<ProductDraft>)}
      />
    </Field>
  )
  return (
    <div className={styles.form}>
      <div className={styles.pair}>
        <Field label={t(texts.nameTh)} error={fields['title.th']}>
          <TextInput
            value={draft.title.th ?? ''}
            maxLength={200}
            onChange={({ target }) => set({ title: { ...draft.title, th: target.value } })}
          />
        </Field>
        <Field label={t(texts.nameEn)} error={fields['title.en']}>
          <TextInput
            value={draft.title.en ?? ''}
            maxLength={200}
            onChange={({ target }) => set({ title: { ...draft.title, en: target.value } })}
          />
        </Field>
      </div>
      <div className={styles.pair}>
        {choice('status', texts.status, texts.statuses)}
        {choice('kind', texts.kind, texts.kinds)}
        {choice('vat', texts.vat, texts.vats)}
        {choice('temperature', texts.temperature, texts.temperatures)}
      </div>
      <VariantTable draft={draft} fields={fields} onChange={(variants) => set({ variants })} />
      <PictureList images={draft.images} pictures={pictures} onChange={(images) => set({ images })} />
      <fieldset className={styles.shelves}>
        <legend>{t(texts.categories)}</legend>
        {(categories?.items ?? []).map(({ id, title }) => (
          <Checkbox
            key={id}
            label={t({ th: title.th ?? title.en ?? '', en: title.en ?? title.th ?? '' })}
            checked={draft.categories.includes(id)}
            onChange={({ target }) =>
              set({
                categories: target.checked ? [...draft.categories, id] : draft.categories.filter((each) => each !== id),
              })
            }
          />
        ))}
      </fieldset>
      <div className={styles.pair}>
        <Field label={t(texts.summaryTh)}>
          <Textarea
            rows={3}
            maxLength={1000}
            value={draft.summary.th ?? ''}
            onChange={({ target }) => set({ summary: { ...draft.summary, th: target.value } })}
          />
        </Field>
        <Field label={t(texts.summaryEn)}>
          <Textarea
            rows={3}
            maxLength={1000}
            value={draft.summary.en ?? ''}
            onChange={({ target }) => set({ summary: { ...draft.summary, en: target.value } })}
          />
        </Field>
      </div>
      <Field label={t(texts.slug)} error={fields.slug}>
        <TextInput
          value={draft.slug}
          maxLength={100}
          onChange={({ target }) => set({ slug: target.value.toLowerCase() })}
        />
      </Field>
      <div className={styles.acts}>
        <ActionButton icon="check" onAction={save} onError={reportFailure}>
          {t(texts.save)}
        </ActionButton>
        {product !== undefined && first.status === 'active' && first.variants[0] && (
          <ButtonLink look="quiet" icon="external-link" link={{ to: `/shop/product/${first.variants[0].sku}` }}>
            {t(texts.seeIt)}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
