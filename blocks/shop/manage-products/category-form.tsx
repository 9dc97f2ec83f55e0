import { useState } from 'react'
import type { StaffCategory } from '@schemas/commerce/entities/staff-product'
import { call as saveCall } from '@client/commerce/calls/shop/manage-category-save'
import { reportFailure } from '@areas/commerce/ui/report-failure'
import { callGateway, GatewayError } from '@kit/call-gateway'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { Button } from '@kit/ui/button'
import { Field } from '@kit/ui/field'
import { Select } from '@kit/ui/select'
import { TextInput } from '@kit/ui/text-input'
import { refreshProducts } from './product-acts'
import { texts } from './texts'
import { valueCode } from './value-code'
import styles from './view.module.css'

type Props = {
  category: StaffCategory | undefined
  all: readonly StaffCategory[]
  nameOf: (category: StaffCategory) => string
  onDone: () => void
}

export function CategoryForm({ category, all, nameOf, onDone }: Props) {
  const t = useT()
  const [title, setTitle] = useState(category?.title ?? {})
  const [code, setCode] = useState(category?.code ?? '')
  const [parent, setParent] = useState(category?.parent ?? '')
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({})
  const save = async () => {
    try {
      await callGateway(saveCall, {
        title,
        code: code || valueCode(title.en || title.th || ''),
        parent: parent === '' ? null : parent,
        ...(category ? { categoryId: category.id, version: category.version } : {}),
      })
    } catch (error) {
      if (error instanceof GatewayError) setFields(error.fields)
      throw error
    }
    await refreshProducts()
    onDone()
  }
  return (
    <div className={styles.form}>
      <div className={styles.pair}>
        <Field label={t(texts.nameTh)} error={fields['title.th']}>
          <TextInput
            value={title.th ?? ''}
            maxLength={100}
            onChange={({ target }) => setTitle({ ...title, th: target.value })}
          />
        </Field>
        <Field label={t(texts.nameEn)}>
          <TextInput
            value={title.en ?? ''}
            maxLength={100}
            onChange={({ target }) => setTitle({ ...title, en: target.value })}
          />
        </Field>
      </div>
      <Field label={t(texts.below)} error={fields.parent}>
        <Select
          value={parent}
          placeholder={t(texts.topLevel)}
          options={all.filter(({ id }) => id !== category?.id).map((each) => ({ value: each.id, label: nameOf(each) }))}
          onChange={({ target }) => setParent(target.value)}
        />
      </Field>
      <Field label={t(texts.code)} error={fields.code}>
        <TextInput value={code} maxLength={60} onChange={({ target }) => setCode(target.value.toLowerCase())} />
      </Field>
      <div className={styles.acts}>
        <ActionButton onAction={save} onError={reportFailure}>
          {t(texts.save)}
        </ActionButton>
        <Button look="quiet" onClick={onDone}>
          {t(texts.cancel)}
        </Button>
      </div>
    </div>
  )
}
