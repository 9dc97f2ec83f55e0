import { Select } from '@mantine/core'
import { pickText } from '@schemas/layout/text'
import { useLocale } from '@kit/boot'
import { useT } from '@kit/t'
import { useCall } from '@kit/use-call'
import { themeCalls } from '../themes/theme-calls'

const words = {
  look: { en: 'Look of the site', th: 'หน้าตาของเว็บไซต์' },
  stays: { en: 'As visitors see it now', th: 'แบบที่ผู้เยี่ยมชมเห็นตอนนี้' },
  changed: { en: '{name}, as it is saved', th: '{name} ตามที่บันทึกไว้' },
}

/** A theme as it is saved. */
export type ChosenLook = { name: string; version: number }

/** The look in which drafts are to be seen: the live one, or a theme that nobody has published yet. For admins. */
export function ChooseLook({ chosen, onChoose, help }: { chosen: ChosenLook | undefined; onChoose: (look: ChosenLook | undefined) => void; /** Said of a look that was chosen. */ help?: string }) {
  const t = useT()
  const locale = useLocale()
  const themes = (useCall(themeCalls.list, {}, { staleTime: 0 }).data?.themes ?? []).filter(({ trashedAt, isLive, differs }) => !trashedAt && (!isLive || differs))
  if (themes.length === 0) return null
  return (
    <Select
      label={t(words.look)}
      description={chosen && help}
      allowDeselect={false}
      value={chosen?.name ?? ''}
      data={[{ value: '', label: t(words.stays) }, ...themes.map(({ name, title, isLive }) => ({ value: name, label: isLive ? t(words.changed, { name: pickText(title, locale) }) : pickText(title, locale) }))]}
      onChange={(name) => {
        const found = themes.find((theme) => theme.name === name)
        onChoose(found && { name: found.name, version: found.version })
      }}
    />
  )
}
