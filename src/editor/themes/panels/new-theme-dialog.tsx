import { Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { type LocalisedText, pickText } from '@schemas/layout/pick-text'
import { useLocale } from '@kit/boot'
import { useT } from '@kit/t'
import { useCallMutation } from '@kit/use-call'
import { useFlush } from '../../state/use-flush'
import { FormEnd } from '../../ui/form-end'
import { useLengthNote } from '../../ui/length-note'
import { TypedDialog } from '../../ui/typed-dialog'
import { useWrongField } from '../../ui/use-wrong-field'
import { themeCalls } from '../theme-calls'
import { useStudio } from '../theme-context'
import { type Titled, titleProblems } from './title-problem'

const messages = {
  title: { en: 'New theme from “{name}”', th: 'สร้างธีมใหม่จาก “{name}”' },
  thai: { en: 'Name in Thai', th: 'ชื่อภาษาไทย' },
  english: { en: 'Name in English', th: 'ชื่อภาษาอังกฤษ' },
  missing: { en: 'Enter a theme name.', th: 'กรุณาตั้งชื่อธีม' },
  short: { en: 'Short name', th: 'ชื่อย่อ' },
  shortHelp: {
    en: 'Lowercase letters, digits and hyphens. You can’t change it later.',
    th: 'ตัวพิมพ์เล็ก a-z ตัวเลข และขีดกลาง ตั้งแล้วเปลี่ยนไม่ได้',
  },
  shortWrong: {
    en: 'Start with a letter; use only lowercase letters, digits and hyphens, up to 40.',
    th: 'ต้องขึ้นต้นด้วยตัวอักษร ใช้ได้เฉพาะ a-z ตัวเลข และขีดกลาง ไม่เกิน 40 ตัว',
  },
  taken: { en: 'A theme with this name already exists.', th: 'มีธีมชื่อนี้อยู่แล้ว' },
  create: { en: 'Create and open', th: 'สร้างและเปิด' },
}

const longestTitle = 80

type Props = {
  from: { name: string; title: LocalisedText }
  taken: readonly string[]
  others: readonly Titled[]
  onMade: (name: string) => void
  onClose: () => void
}

/** Creates a theme of the site based on another one, then opens it. */
export function NewThemeDialog({ from, taken, others, onMade, onClose }: Props) {
  const t = useT()
  const locale = useLocale()
  const { opened, saving } = useStudio()
  const lengthNote = useLengthNote()
  const [title, setTitle] = useState({ th: '', en: '' })
  const [typed, setTyped] = useState<string>()
  const [isTried, setTried] = useState(false)
  const { isFlushing, flush } = useFlush(saving)
  const create = useCallMutation(themeCalls.create, { refresh: [themeCalls.list] })
  // The created page opens in a moment.
  const isPending = isFlushing || create.isPending || create.isSuccess
  // The sent name has been accepted; the list contains the theme before the call ends.
  const sent = create.isPending || create.isSuccess ? create.variables.name : undefined
  const name = sent ?? typed ?? nameOf(title.en, taken)
  const nameProblem =
    sent !== undefined
      ? undefined
      : !/^[a-z][a-z0-9-]{0,39}$/.test(name)
        ? messages.shortWrong
        : taken.includes(name)
          ? messages.taken
          : undefined
  const hasTitle = Boolean(title.th.trim() || title.en.trim())

  // An empty title takes that of the other language.
  const filledTitle = { th: title.th.trim() || title.en.trim(), en: title.en.trim() || title.th.trim() }
  const problems = sent === undefined ? titleProblems(filledTitle, others) : {}
  const refused = (each: 'th' | 'en') => create.error?.fields[`title.${each}`] ?? (problems[each] && t(problems[each]))
  // The error shows at the field that was typed in.
  const titleProblem = (each: 'th' | 'en') =>
    title[each].trim() ? (refused(each) ?? (title[other(each)].trim() ? undefined : refused(other(each)))) : undefined

  const called = (each: 'th' | 'en', text: string) => {
    setTitle({ ...title, [each]: text })
    create.reset()
  }
  const [form, showWrong] = useWrongField(create.error)
  const submit = async (event: React.FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!hasTitle || Object.keys(problems).length > 0 || nameProblem) return showWrong()
    if (isPending) return
    // Changes of the last moment are copied too.
    if (from.name === opened.name && (await flush()) === 'closed') return
    create.mutate({ name, title: filledTitle, from: from.name }, { onSuccess: (made) => onMade(made.name) })
  }

  return (
    <TypedDialog
      isTyped={!isPending && (hasTitle || Boolean(typed))}
      onClose={onClose}
      title={t(messages.title, { name: pickText(from.title, locale) })}
    >
      <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap="sm">
          <TextInput
            data-autofocus
            label={t(messages.thai)}
            lang="th"
            readOnly={isPending}
            value={title.th}
            maxLength={longestTitle}
            description={lengthNote(title.th, longestTitle)}
            error={isTried && !hasTitle ? t(messages.missing) : titleProblem('th')}
            onChange={(event) => called('th', event.currentTarget.value)}
          />
          <TextInput
            label={t(messages.english)}
            lang="en"
            readOnly={isPending}
            value={title.en}
            maxLength={longestTitle}
            description={lengthNote(title.en, longestTitle)}
            error={titleProblem('en')}
            onChange={(event) => called('en', event.currentTarget.value)}
          />
          <TextInput
            required
            label={t(messages.short)}
            description={t(messages.shortHelp)}
            value={name}
            readOnly={isPending}
            spellCheck={false}
            error={
              create.error?.fields.name ??
              (nameProblem && (isTried || typed !== undefined) ? t(nameProblem) : undefined)
            }
            onChange={(event) => {
              setTyped(event.currentTarget.value)
              create.reset()
            }}
          />
          <FormEnd
            action={t(messages.create)}
            isPending={isPending}
            error={create.error && Object.keys(create.error.fields).length > 0 ? undefined : create.error?.message}
            onClose={onClose}
          />
        </Stack>
      </form>
    </TypedDialog>
  )
}

const other = (each: 'th' | 'en') => (each === 'th' ? 'en' : 'th')

/** A short name generated from a title: Latin letters and digits, numbered if taken. */
function nameOf(title: string, taken: readonly string[]): string {
  const plain =
    title
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^[^a-z]+|-$/g, '')
      .slice(0, 36) || 'theme'
  for (let number = 1; ; number++) {
    const name = number === 1 ? plain : `${plain}-${number}`
    if (!taken.includes(name)) return name
  }
}
