import { TextInput } from '@mantine/core'
import { useRef } from 'react'
import { type Locale, locales } from '@schemas/layout/locale'
import { pickText } from '@schemas/layout/pick-text'
import { useT } from '@kit/t'
import { holdTitle, useHeldTitle } from '../held-title'
import { stepMessage } from '../leaf-messages'
import { useStudio } from '../theme-context'
import { useDraft } from '../theme-store'
import { type Titled, titleProblems } from './title-problem'

const messages = {
  inLanguage: { th: { en: 'In Thai', th: 'ภาษาไทย' }, en: { en: 'In English', th: 'ภาษาอังกฤษ' } },
  missing: { en: 'Enter a theme name.', th: 'กรุณาตั้งชื่อธีม' },
  stays: { en: '{why} The name stays “{name}” until then.', th: '{why} ระหว่างนี้ธีมยังใช้ชื่อ “{name}”' },
}
const longest = 80

/**
 * The theme's name. An invalid name stays in the field with an error, and the theme keeps the name it had before the
 * field was focused.
 */
export function ThemeName({ others }: { others: readonly Titled[] }) {
  const t = useT()
  const { opened, store } = useStudio()
  const draft = useDraft(store)
  const held = useHeldTitle()
  const title = typeof draft.title === 'string' ? { th: draft.title, en: draft.title } : draft.title
  const before = useRef(title)

  const type = (each: Locale, text: string) => {
    // Without a name in one language, the other language's name is used.
    const next = { ...title, [each]: text.trim() ? text : undefined }
    const other = each === 'th' ? 'en' : 'th'
    const problems = titleProblems(next, others, opened.title)
    const why = !pickText(next, each).trim()
      ? messages.missing
      : (problems[each] ?? (next[other] ? undefined : problems[other]))
    holdTitle(each, why ? { text, why } : undefined)
    store.set(stepMessage('title'), { title: why ? { ...title, [each]: before.current[each] } : next }, `title ${each}`)
  }

  return locales.map((each) => (
    <TextInput
      key={each}
      size="xs"
      label={t(messages.inLanguage[each])}
      lang={each}
      maxLength={longest}
      value={held[each]?.text ?? title[each] ?? ''}
      error={held[each] && t(messages.stays, { why: t(held[each].why), name: pickText(title, each) })}
      onFocus={() => (before.current = title)}
      onChange={(event) => type(each, event.currentTarget.value)}
    />
  ))
}
