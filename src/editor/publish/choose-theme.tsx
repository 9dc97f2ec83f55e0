import { Select } from '@mantine/core'
import { useMemo } from 'react'
import type { OutputOf } from '@schemas/call'
import { pickText } from '@schemas/layout/pick-text'
import { useBoot, useLocale } from '@kit/boot'
import { useT } from '@kit/t'
import { useCall } from '@kit/use-call'
import { themeCalls } from '../themes/theme-calls'

const messages = {
  look: { en: 'Site theme', th: 'ธีมของเว็บไซต์' },
  stays: { en: 'As visitors see it now', th: 'แบบที่ผู้เยี่ยมชมเห็นตอนนี้' },
  changed: { en: '{name}, as saved', th: '{name} ตามที่บันทึกไว้' },
}

type ThemeChoice = OutputOf<typeof import('@schemas/editor/calls/theme/list').call>['themes'][number]

/** Saved themes except the live one without changes. For admins only. */
export function useThemeChoices(): readonly ThemeChoice[] {
  const isAdmin = useBoot().session.role === 'admin'
  const { data } = useCall(themeCalls.list, {}, { staleTime: 0, enabled: isAdmin })
  return useMemo(
    () => (data?.themes ?? []).filter(({ trashedAt, isLive, differs }) => !trashedAt && (!isLive || differs)),
    [data],
  )
}

/** Select for the theme in which drafts are shown: the live one, or an unpublished theme by name. */
export function ChooseTheme({
  themes,
  chosen,
  onChoose,
  help,
}: {
  themes: readonly ThemeChoice[]
  chosen: string | undefined
  onChoose: (name: string | undefined) => void
  /** Description shown for a selected theme. */ help?: string
}) {
  const t = useT()
  const locale = useLocale()
  if (themes.length === 0) return null
  return (
    <Select
      label={t(messages.look)}
      description={chosen && help}
      allowDeselect={false}
      value={chosen ?? ''}
      data={[
        { value: '', label: t(messages.stays) },
        ...themes.map(({ name, title, isLive }) => ({
          value: name,
          label: isLive ? t(messages.changed, { name: pickText(title, locale) }) : pickText(title, locale),
        })),
      ]}
      onChange={(name) => onChoose(name || undefined)}
    />
  )
}
