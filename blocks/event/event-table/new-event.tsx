import { call as saveCall } from '@client/events/calls/event/save'
import type { InputOf } from '@schemas/call'
import type { call as saveContract } from '@schemas/events/calls/event/save'
import { workspacePath } from '@areas/events/ui/event-paths'
import { fromLocal } from '@areas/events/ui/local-time'
import { useSpace } from '@kit/boot'
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

type Values = { title: { th: string; en: string }; slug: string; from: string; until: string }

/** A draft by its title, address and time; the rest is written in its workspace. */
export function NewEvent({ onCancel }: { onCancel: () => void }) {
  const t = useT()
  const { timeZone } = useSpace()
  const form = useCallForm<typeof saveCall, Values>(saveCall, {
    contract: () => import('@schemas/events/calls/event/save'),
    defaultValues: { title: { th: '', en: '' }, slug: '', from: '', until: '' },
    check: ({ title }): Record<string, string> =>
      title.th === '' && title.en === '' ? { 'title.th': t(texts.titleNeeded) } : {},
    input: ({ title: { th, en }, slug, from, until }): InputOf<typeof saveContract> => {
      const title = { ...(th === '' ? {} : { th }), ...(en === '' ? {} : { en }) }
      return {
        slug,
        title,
        sessions: [
          { id: 'main', title, from: fromLocal(from, timeZone) ?? '', until: fromLocal(until, timeZone) ?? '' },
        ],
      }
    },
    done: ({ id }) => navigateTo(workspacePath(id)),
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
      <FieldRow>
        <Field label={t(texts.from)} error={form.error('from')}>
          <TextInput {...form.register('from')} type="datetime-local" />
        </Field>
        <Field label={t(texts.until)} error={form.error('until')}>
          <TextInput {...form.register('until')} type="datetime-local" />
        </Field>
      </FieldRow>
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
