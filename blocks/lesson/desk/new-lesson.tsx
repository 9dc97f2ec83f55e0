import { call as saveCall } from '@client/learning/calls/lesson/save'
import type { InputOf } from '@schemas/call'
import type { call as saveContract } from '@schemas/learning/calls/lesson/save'
import { lessonPath } from '@areas/learning/ui/lesson-paths'
import { CallForm } from '@kit/form/call-form'
import { FieldRow } from '@kit/form/field-row'
import { useCallForm } from '@kit/form/use-call-form'
import { navigateTo } from '@kit/navigate'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { Button } from '@kit/ui/button'
import { Field } from '@kit/ui/field'
import { TextInput } from '@kit/ui/text-input'
import { texts } from './texts'
import styles from './view.module.css'

type Values = { title: { th: string; en: string }; slug: string }

/** A draft by its title and address; the rest is written in its workbench. */
export function NewLesson({ onCancel }: { onCancel: () => void }) {
  const t = useT()
  const form = useCallForm<typeof saveCall, Values>(saveCall, {
    contract: () => import('@schemas/learning/calls/lesson/save'),
    defaultValues: { title: { th: '', en: '' }, slug: '' },
    needed: { slug: texts.slugNeeded },
    check: ({ title }): Record<string, string> =>
      title.th === '' && title.en === '' ? { 'title.th': t(texts.titleNeeded) } : {},
    input: ({ title: { th, en }, slug }): InputOf<typeof saveContract> => ({
      slug,
      title: { ...(th === '' ? {} : { th }), ...(en === '' ? {} : { en }) },
    }),
    done: ({ fields }) => navigateTo(`${lessonPath(fields.slug)}?tab=outline`),
  })
  return (
    <CallForm form={form} label={t(texts.add)} className={styles.form}>
      <FieldRow>
        <Field label={t(texts.titleTh)} error={form.error('title.th')}>
          <TextInput {...form.register('title.th')} />
        </Field>
        <Field label={t(texts.titleEn)} error={form.error('title.en')}>
          <TextInput {...form.register('title.en')} />
        </Field>
      </FieldRow>
      <Field label={t(texts.slug)} hint={t(texts.slugHint)} error={form.error('slug')}>
        <TextInput {...form.register('slug')} autoCapitalize="none" spellCheck={false} />
      </Field>
      <div className={styles.acts}>
        <ActionButton type="submit" state={form.state} icon="plus">
          {t(texts.create)}
        </ActionButton>
        <Button look="quiet" onClick={onCancel}>
          {t(texts.cancel)}
        </Button>
      </div>
    </CallForm>
  )
}
