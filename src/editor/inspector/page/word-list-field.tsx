import { TextInput } from '@mantine/core'
import { useT } from '@kit/t'
import { useDraft } from '../fields/use-draft'
import { PropertyRow } from '../panel/property-row'

const messages = {
  which: { en: '{name}: allowed words', th: 'คำที่ใช้ได้ของ {name}' },
  help: {
    en: 'Separate words with commas. Addresses with other words are not found.',
    th: 'คั่นแต่ละคำด้วยจุลภาค ที่อยู่ที่ใช้คำอื่นจะไม่พบหน้า',
  },
  least: { en: 'Enter at least one word.', th: 'ต้องมีอย่างน้อยหนึ่งคำ' },
}
/** The rule's maximum. */
const maxWords = 200

type Props = {
  name: string
  /** Empty until the first word is typed. */ listed: readonly string[]
  onChange: (listed: string[]) => void
}

/**
 * The allowed words of an address parameter. The previous words stay until there are new ones, because an empty rule
 * would be no rule.
 */
export function WordListField({ name, listed, onChange }: Props) {
  const t = useT()
  const value = listed.join(', ')
  const typed = useDraft(value)
  const id = `listed-${name}`
  const isMissing = typed.text !== undefined && parseWords(typed.text).length === 0
  return (
    <PropertyRow
      id={id}
      layout="stacked"
      label={t(messages.which, { name })}
      help={t(messages.help)}
      error={isMissing ? t(messages.least) : undefined}
    >
      <TextInput
        id={id}
        {...typed.own}
        aria-describedby={isMissing ? `${id}-error` : `${id}-help`}
        aria-invalid={isMissing}
        spellCheck={false}
        value={typed.text ?? value}
        onBlur={typed.end}
        onChange={({ currentTarget: { value: text } }) => {
          const next = parseWords(text)
          if (next.length === 0) return typed.type(text)
          typed.type(text, next.join(', '))
          onChange(next)
        }}
      />
    </PropertyRow>
  )
}

/** Words in an address contain neither spaces nor slashes. */
function parseWords(typed: string): string[] {
  return [
    ...new Set(
      typed
        .normalize('NFC')
        .split(/[\s,/]+/)
        .filter(Boolean),
    ),
  ].slice(0, maxWords)
}
