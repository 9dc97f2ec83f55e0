import type { CallForm } from '@kit/form/use-call-form'
import { FieldRow } from '@kit/form/field-row'
import { useT } from '@kit/t'
import { Checkbox } from '@kit/ui/checkbox'
import { Field } from '@kit/ui/field'
import { TextInput } from '@kit/ui/text-input'
import { texts } from './texts'
import type { CheckoutValues } from './values'

/** Someone else than the buyer, whom the courier calls. */
export function RecipientFields({ form, isOpen }: { form: CallForm<CheckoutValues>; isOpen: boolean }) {
  const t = useT()
  return (
    <>
      <Checkbox {...form.register('hasRecipient')} label={t(texts.otherRecipient)} />
      {isOpen && (
        <FieldRow>
          <Field label={t(texts.recipient)} error={form.error('recipient.name')} required>
            <TextInput {...form.register('recipient.name')} maxLength={200} />
          </Field>
          <Field label={t(texts.recipientPhone)} error={form.error('recipient.phone')} required>
            <TextInput {...form.register('recipient.phone')} type="tel" maxLength={40} />
          </Field>
        </FieldRow>
      )}
    </>
  )
}
