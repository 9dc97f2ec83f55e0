import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { call as saveCall } from '@client/events/calls/event/save'
import type { EditedEvent } from '@schemas/events/entities/edited-event'
import { CallForm } from '@kit/form/call-form'
import { useCallForm } from '@kit/form/use-call-form'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { Button } from '@kit/ui/button'
import { Field } from '@kit/ui/field'
import { showToast } from '@kit/ui/overlay/toasts'
import { Select } from '@kit/ui/select'
import { inputOf, type SaveInput } from './edit-input'
import { QuestionFields } from './question-fields'
import { questionTexts } from './question-texts'
import { moved, newQuestion, type QuestionKind, questionKinds, questionsInput, valuesOf } from './question-values'
import { texts } from './texts'
import styles from './view.module.css'

type Props = { event: EditedEvent; onSaved: (event: EditedEvent) => void }

/** What people are questioned about when they register. */
export function QuestionsForm({ event, onSaved }: Props) {
  const t = useT()
  const [kind, setKind] = useState<QuestionKind>('text')
  const values = { questions: { fields: valuesOf(event.questions) } }
  const form = useCallForm<typeof saveCall, typeof values>(saveCall, {
    contract: () => import('@schemas/events/calls/event/save'),
    defaultValues: values,
    input: ({ questions }): SaveInput => ({ ...inputOf(event), questions: questionsInput(questions.fields) }),
    done: (saved) => {
      showToast(t(texts.saved), { tone: 'success' })
      onSaved(saved)
    },
  })
  const fields = useWatch({ control: form.control, name: 'questions.fields' })
  const set = (next: typeof fields) => form.setValue('questions.fields', next, { shouldDirty: true })
  return (
    <CallForm form={form} label={t(texts.names.questions)} className={styles.form} guard>
      <p className={styles.soft}>{t(questionTexts.hint)}</p>
      {fields.length === 0 && <p className={styles.soft}>{t(questionTexts.none)}</p>}
      {fields.map((value, at) => (
        <QuestionFields
          key={value.key}
          form={form}
          value={value}
          at={at}
          isLast={at === fields.length - 1}
          onMove={(by) => set(moved(fields, at, by))}
          onRemove={() => set(fields.toSpliced(at, 1))}
        />
      ))}
      <div className={styles.add}>
        <Field label={t(questionTexts.newKind)}>
          <Select
            value={kind}
            options={questionKinds.map((value) => ({ value, label: t(questionTexts.kinds[value]) }))}
            onChange={({ currentTarget }) => setKind(currentTarget.value as QuestionKind)}
          />
        </Field>
        <Button
          look="secondary"
          icon="plus"
          onClick={() =>
            set([
              ...fields,
              newQuestion(
                kind,
                fields.map(({ key }) => key),
              ),
            ])
          }
        >
          {t(questionTexts.add)}
        </Button>
      </div>
      <div className={styles.acts}>
        <ActionButton type="submit" state={form.state}>
          {t(texts.save)}
        </ActionButton>
      </div>
    </CallForm>
  )
}
