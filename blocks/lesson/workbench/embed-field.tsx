import { useState } from 'react'
import { useT } from '@kit/t'
import { Field } from '@kit/ui/field'
import { TextInput } from '@kit/ui/text-input'
import type { DraftItem } from './outline-draft'
import { texts } from './texts'

type Props = { item: DraftItem; onChange: (item: DraftItem) => void }

/** The film that an address of YouTube or Vimeo names. */
function embedOf(address: string): DraftItem['body']['embed'] {
  const youtube = /(?:youtu\.be\/|[?&]v=|\/embed\/|\/shorts\/)([\w-]{11})(?:[?&#/]|$)/.exec(address)?.[1]
  if (youtube) return { provider: 'youtube', id: youtube }
  const vimeo = /vimeo\.com\/(?:video\/)?(\d{1,20})/.exec(address)?.[1]
  return vimeo ? { provider: 'vimeo', id: vimeo } : undefined
}

/** A film of another site. What is played of it cannot be measured, which the hint says. */
export function EmbedField({ item, onChange }: Props) {
  const t = useT()
  const known = item.body.embed
  const [address, setAddress] = useState(
    known ? (known.provider === 'youtube' ? `https://youtu.be/${known.id}` : `https://vimeo.com/${known.id}`) : '',
  )
  return (
    <Field
      label={t(texts.embed)}
      hint={t(texts.embedHint)}
      error={address !== '' && !embedOf(address) ? t(texts.embedUnknown) : undefined}
    >
      <TextInput
        type="url"
        value={address}
        onChange={({ currentTarget: { value } }) => {
          setAddress(value)
          const embed = embedOf(value)
          onChange({ ...item, body: { ...item.body, embed } })
        }}
      />
    </Field>
  )
}
