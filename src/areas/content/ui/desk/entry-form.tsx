import { type ReactNode, useState } from 'react'
import type { CallContract, InputOf } from '@schemas/call'
import { locales } from '@schemas/layout/locale'
import { call as choicesCall } from '@client/content/calls/post/choices'
import { useT } from '@kit/t'
import { useCallMutation } from '@kit/use-call'
import { Button } from '@kit/ui/button'
import { Field } from '@kit/ui/field'
import { Modal } from '@kit/ui/modal/modal'
import { TextInput } from '@kit/ui/text-input'
import { Textarea } from '@kit/ui/textarea'
import { showToast } from '@kit/ui/overlay/toasts'
import { languageLabels } from '../state-texts'
import { texts } from './texts'
import styles from './desk.module.css'

type Texts = { th?: string | undefined; en?: string | undefined }
type Part = { name: 'name' | 'description' | 'role' | 'bio'; value: Texts; length: number; isLong?: boolean }

type Props<C extends CallContract> = {
  title: string
  call: C
  parts: readonly Part[]
  /** The call's input from the texts. */
  input: (texts: Record<string, Texts>) => InputOf<C>
  onClose: () => void
  children?: ReactNode
}

/** Texts of a category, an author or a tag in both languages. */
export function EntryForm<C extends CallContract>({ title, call, parts, input, onClose, children }: Props<C>) {
  const t = useT()
  const [values, setValues] = useState<Record<string, Texts>>(() =>
    Object.fromEntries(parts.map(({ name, value }) => [name, value])),
  )
  const save = useCallMutation(call, {
    refresh: [choicesCall],
    done: () => {
      showToast(t(texts.saved), { tone: 'success' })
      onClose()
    },
  })
  return (
    <Modal title={title} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          save.mutate(input(values))
        }}
      >
        {parts.flatMap(({ name, length, isLong }) =>
          locales.map((locale) => {
            const Control = isLong ? Textarea : TextInput
            return (
              <Field key={name + locale} label={t(texts[name], { language: t(languageLabels[locale]) })}>
                <Control
                  lang={locale}
                  maxLength={length}
                  value={values[name]?.[locale] ?? ''}
                  onChange={({ target }: { target: { value: string } }) =>
                    setValues({ ...values, [name]: { ...values[name], [locale]: target.value } })
                  }
                />
              </Field>
            )
          }),
        )}
        {children}
        {save.error && (
          <p role="alert" className={styles.problem}>
            {save.error.message}
          </p>
        )}
        <p>
          <Button type="submit" disabled={save.isPending}>
            {t(texts.save)}
          </Button>
        </p>
      </form>
    </Modal>
  )
}
