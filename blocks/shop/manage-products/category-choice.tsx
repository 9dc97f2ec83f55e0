import { useState } from 'react'
import { call as categoriesCall } from '@client/commerce/calls/shop/manage-categories'
import { useT } from '@kit/t'
import { Button } from '@kit/ui/button'
import { Field } from '@kit/ui/field'
import { Modal } from '@kit/ui/modal/modal'
import { Select } from '@kit/ui/select'
import { useCall } from '@kit/use-call'
import { texts } from './texts'

/** Asks for a category. */
export function CategoryChoice({ onAnswer }: { onAnswer: (category: string | undefined) => void }) {
  const t = useT()
  const { data } = useCall(categoriesCall, {})
  const [chosen, setChosen] = useState('')
  return (
    <Modal
      size="s"
      title={t(texts.intoCategory)}
      onClose={() => onAnswer(undefined)}
      foot={
        <Button disabled={chosen === ''} onClick={() => onAnswer(chosen)}>
          {t(texts.intoCategory)}
        </Button>
      }
    >
      <Field label={t(texts.categories)}>
        <Select
          value={chosen}
          placeholder={t(texts.choose)}
          options={(data?.items ?? []).map(({ id, title, parent }) => ({
            value: id,
            label: `${parent === undefined ? '' : '– '}${t({ th: title.th ?? title.en ?? '', en: title.en ?? title.th ?? '' })}`,
          }))}
          onChange={({ target }) => setChosen(target.value)}
        />
      </Field>
    </Modal>
  )
}
