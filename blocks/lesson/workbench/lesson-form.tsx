import { Controller } from 'react-hook-form'
import { call as saveCall } from '@client/learning/calls/lesson/save'
import type { InputOf } from '@schemas/call'
import type { call as saveContract } from '@schemas/learning/calls/lesson/save'
import type { EditedLesson } from '@schemas/learning/entities/edited'
import { languages, levels } from '@schemas/learning/entities/lesson-list'
import type { LocalisedText } from '@schemas/layout/pick-text'
import { lessonPath } from '@areas/learning/ui/lesson-paths'
import { lessonTexts } from '@areas/learning/ui/lesson-texts'
import { CallForm } from '@kit/form/call-form'
import { FieldRow } from '@kit/form/field-row'
import { MoneyField } from '@kit/form/money-field'
import { useCallForm } from '@kit/form/use-call-form'
import { navigateTo } from '@kit/navigate'
import { useT } from '@kit/t'
import { ActionButton } from '@kit/ui/action-button'
import { Checkbox } from '@kit/ui/checkbox'
import { Field } from '@kit/ui/field'
import { showToast } from '@kit/ui/overlay/toasts'
import { Select } from '@kit/ui/select'
import { TextInput } from '@kit/ui/text-input'
import { Textarea } from '@kit/ui/textarea'
import { texts } from './texts'
import styles from './view.module.css'

type Props = { lesson: EditedLesson; part: 'page' | 'settings'; onSaved: (lesson: EditedLesson) => void }
type Both = { th: string; en: string }
type Values = {
  slug: string
  title: Both
  summary: Both
  outcomes: Both
  category: string
  categoryTitle: Both
  cover: string
  level: EditedLesson['fields']['level']
  language: EditedLesson['fields']['language']
  minutes: number
  price: number | null
  accessDays: string
  sequential: boolean
  noSkip: boolean
  presence: EditedLesson['fields']['presence']
}

const bothOf = (text: LocalisedText): Both =>
  typeof text === 'string' ? { th: text, en: text } : { th: text.th ?? '', en: text.en ?? '' }
/** An empty text in both languages is none. */
const textOf = ({ th, en }: Both): LocalisedText =>
  th === '' && en === '' ? '' : { ...(th === '' ? {} : { th }), ...(en === '' ? {} : { en }) }
const linesOf = (list: readonly LocalisedText[], locale: keyof Both) =>
  list.map((each) => bothOf(each)[locale]).join('\n')
const outcomesOf = ({ th, en }: Both): LocalisedText[] => {
  const [thai, english] = [th.split('\n'), en.split('\n')]
  return Array.from({ length: Math.max(thai.length, english.length) }, (_each, at) =>
    textOf({ th: thai[at]?.trim() ?? '', en: english[at]?.trim() ?? '' }),
  ).filter((each) => each !== '')
}

/** The texts of a lesson, or how it is sold and learnt. */
export function LessonForm({ lesson, part, onSaved }: Props) {
  const t = useT()
  const { id, version, fields } = lesson
  const form = useCallForm<typeof saveCall, Values>(saveCall, {
    contract: () => import('@schemas/learning/calls/lesson/save'),
    defaultValues: {
      slug: fields.slug,
      title: bothOf(fields.title),
      summary: bothOf(fields.summary),
      outcomes: { th: linesOf(fields.outcomes, 'th'), en: linesOf(fields.outcomes, 'en') },
      category: fields.category,
      categoryTitle: bothOf(fields.categoryTitle),
      cover: fields.cover ?? '',
      level: fields.level,
      language: fields.language,
      minutes: fields.minutes,
      price: fields.price,
      accessDays: fields.accessDays === null ? '' : String(fields.accessDays),
      sequential: fields.sequential,
      noSkip: fields.noSkip,
      presence: fields.presence,
    },
    input: (values): InputOf<typeof saveContract> => ({
      ...fields,
      ...values,
      id,
      version,
      title: textOf(values.title),
      summary: textOf(values.summary),
      outcomes: outcomesOf(values.outcomes),
      categoryTitle: textOf(values.categoryTitle),
      cover: values.cover === '' ? null : values.cover,
      minutes: values.minutes,
      price: values.price ?? 0,
      accessDays: values.accessDays === '' ? null : Number(values.accessDays),
    }),
    done: (saved) => {
      showToast(t(lessonTexts.saved), { tone: 'success' })
      onSaved(saved)
      if (saved.fields.slug !== fields.slug) navigateTo(lessonPath(saved.fields.slug), { replace: true })
    },
  })
  const { register, error, control } = form
  const both = (
    name: 'title' | 'summary' | 'outcomes' | 'categoryTitle',
    label: { en: string; th: string },
    isLong = false,
  ) => (
    <FieldRow>
      {(['th', 'en'] as const).map((locale) => (
        <Field key={locale} label={`${t(label)} (${t(texts.locales[locale])})`} error={error(`${name}.${locale}`)}>
          {isLong ? (
            <Textarea {...register(`${name}.${locale}`)} rows={3} />
          ) : (
            <TextInput {...register(`${name}.${locale}`)} />
          )}
        </Field>
      ))}
    </FieldRow>
  )
  return (
    <CallForm form={form} label={t(texts.names[part])} guard className={styles.form}>
      {part === 'page' ? (
        <>
          {both('title', texts.title)}
          {both('summary', texts.summary, true)}
          {both('outcomes', texts.outcomes, true)}
          <FieldRow>
            <Field label={t(texts.slug)} error={error('slug')}>
              <TextInput {...register('slug')} autoCapitalize="none" spellCheck={false} />
            </Field>
            <Field label={t(texts.cover)} hint={t(texts.coverHint)} error={error('cover')}>
              <TextInput {...register('cover')} autoCapitalize="none" spellCheck={false} />
            </Field>
          </FieldRow>
          {both('categoryTitle', texts.category)}
          <FieldRow>
            <Field label={t(texts.categoryCode)} error={error('category')}>
              <TextInput {...register('category')} autoCapitalize="none" spellCheck={false} />
            </Field>
            <Field label={t(texts.level)} error={error('level')}>
              <Select
                {...register('level')}
                options={levels.map((value) => ({ value, label: t(lessonTexts.levels[value]) }))}
              />
            </Field>
          </FieldRow>
          <FieldRow>
            <Field label={t(texts.language)} error={error('language')}>
              <Select
                {...register('language')}
                options={languages.map((value) => ({ value, label: t(lessonTexts.languages[value]) }))}
              />
            </Field>
            <Field label={t(texts.minutes)} error={error('minutes')}>
              <TextInput {...register('minutes', { valueAsNumber: true })} type="number" min={0} inputMode="numeric" />
            </Field>
          </FieldRow>
        </>
      ) : (
        <>
          <Field label={t(texts.price)} hint={t(texts.priceHint)} error={error('price')}>
            <Controller
              control={control}
              name="price"
              render={({ field }) => (
                <MoneyField name={field.name} value={field.value} onChange={field.onChange} onBlur={field.onBlur} />
              )}
            />
          </Field>
          <Field label={t(texts.accessDays)} hint={t(texts.accessHint)} error={error('accessDays')}>
            <TextInput {...register('accessDays')} type="number" min={1} inputMode="numeric" />
          </Field>
          <Checkbox {...register('sequential')} label={t(texts.sequential)} />
          <Checkbox {...register('noSkip')} label={t(texts.noSkip)} hint={t(texts.noSkipHint)} />
          <Field label={t(texts.presence)} hint={t(texts.presenceHint)} error={error('presence')}>
            <Select
              {...register('presence')}
              options={(['gentle', 'strict'] as const).map((value) => ({ value, label: t(texts.presences[value]) }))}
            />
          </Field>
        </>
      )}
      <ActionButton type="submit" state={form.state} icon="check">
        {t(texts.save)}
      </ActionButton>
    </CallForm>
  )
}
