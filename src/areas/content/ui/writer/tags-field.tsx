import { useId, useState } from 'react'
import { useT } from '@kit/t'
import { Field } from '@kit/ui/field'
import { TextInput } from '@kit/ui/text-input'
import { texts } from './texts'

const read = (typed: string) =>
  [...new Set(typed.split(/[,，\n]/).map((tag) => tag.trim().slice(0, 60)))].filter(Boolean).slice(0, 20)

type Props = {
  tags: readonly string[]
  known: readonly string[]
  isReadOnly: boolean
  onChange: (tags: string[]) => void
}

/** Tags as they are typed, separated by commas; those in use are offered. */
export function TagsField({ tags, known, isReadOnly, onChange }: Props) {
  const t = useT()
  const id = useId()
  const [typed, setTyped] = useState<string>()
  return (
    <Field label={t(texts.tags)} hint={t(texts.tagsHint)}>
      <TextInput
        list={id}
        readOnly={isReadOnly}
        value={typed ?? tags.join(', ')}
        onChange={({ target }) => {
          setTyped(target.value)
          onChange(read(target.value))
        }}
        onBlur={() => setTyped(undefined)}
      />
      <datalist id={id}>
        {known
          .filter((tag) => !tags.includes(tag))
          .map((tag) => (
            <option key={tag} value={[...tags, tag].join(', ')}>
              {tag}
            </option>
          ))}
      </datalist>
    </Field>
  )
}
