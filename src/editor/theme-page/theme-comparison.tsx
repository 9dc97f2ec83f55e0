import { Button } from '@mantine/core'
import { useMemo } from 'react'
import { useT } from '@kit/t'
import { CompareDialog } from '../compare/compare-dialog'
import { useBuilder } from '../state/builder'
import { mergeTheme, themePages } from './take-theme'

const messages = {
  title: { en: 'What’s new in the theme', th: 'มีอะไรใหม่ในธีม' },
  was: { en: 'Theme when customised', th: 'ธีมเมื่อตอนปรับแต่ง' },
  now: { en: 'Theme now', th: 'ธีมตอนนี้' },
  take: { en: 'Update the draft', th: 'อัปเดตฉบับร่าง' },
}

/** The theme's page before and now, with a button to merge its changes without losing those made here. */
export function ThemeComparison({ onClose }: { onClose: () => void }) {
  const t = useT()
  const builder = useBuilder()
  const pages = useMemo(() => themePages(builder), [builder])
  if (!pages) return null
  const take = () => {
    onClose()
    mergeTheme(builder)
  }
  return (
    <CompareDialog
      title={t(messages.title)}
      before={{ label: t(messages.was), page: pages.base }}
      after={{ label: t(messages.now), page: pages.theme }}
      actions={
        <Button flex="none" onClick={take}>
          {t(messages.take)}
        </Button>
      }
      onClose={onClose}
    />
  )
}
