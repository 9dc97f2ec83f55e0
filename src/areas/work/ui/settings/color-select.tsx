import type { ComponentProps } from 'react'
import { colors } from '@schemas/work/entities/status'
import { useT } from '@kit/t'
import { Select } from '@kit/ui/select'
import { settingsTexts as texts } from './settings-texts'

export function ColorSelect(props: ComponentProps<typeof Select>) {
  const t = useT()
  return <Select {...props} options={colors.map((value) => ({ value, label: t(texts.colors[value]) }))} />
}
