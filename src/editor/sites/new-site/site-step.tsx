import { TextInput } from '@mantine/core'
import { useT } from '@kit/t'
import { HostFields } from '../parts/host-fields'
import { BelongingFields, LanguageFields, NameFields } from '../parts/settings-fields'
import type { NewSiteParts } from './new-site-draft'

const messages = {
  key: { en: 'Key', th: 'คีย์' },
  keyHelp: {
    en: 'The site’s internal name. It can’t be changed later.',
    th: 'ชื่อภายในของเว็บไซต์ ตั้งแล้วเปลี่ยนไม่ได้',
  },
}

export function SiteStep({ draft, input, problems, refused, isTried, onChange }: NewSiteParts) {
  const t = useT()
  const errors = {
    ...Object.fromEntries(Object.entries(problems).map(([name, problem]) => [name, t(problem)])),
    ...refused,
  }
  return (
    <>
      <LanguageFields value={draft.locales} errors={errors} onChange={(locales) => onChange({ locales })} />
      <NameFields
        field="name"
        value={draft.name}
        chosen={draft.locales}
        errors={errors}
        onChange={(name) => onChange({ name })}
      />
      <TextInput
        required
        label={t(messages.key)}
        description={t(messages.keyHelp)}
        spellCheck={false}
        autoCapitalize="none"
        maxLength={40}
        value={input.id}
        error={errors.id}
        onChange={(event) => onChange({ key: event.currentTarget.value })}
      />
      <HostFields hosts={input.hosts} errors={refused} isTried={isTried} onChange={(hosts) => onChange({ hosts })} />
      <NameFields
        field="tagline"
        value={draft.tagline}
        chosen={draft.locales}
        errors={errors}
        onChange={(tagline) => onChange({ tagline })}
      />
      <BelongingFields
        value={{ timeZone: draft.timeZone, spaceId: input.spaceId, clusterId: draft.clusterId }}
        errors={errors}
        onChange={onChange}
      />
    </>
  )
}
