import { Button } from '@mantine/core'
import { useMemo } from 'react'
import { useT } from '@kit/t'
import { CompareDialog } from '../compare/compare-dialog'
import { useBuilder } from '../state/builder'
import { takeTheme, themePages } from './take-theme'

const words = {
  title: { en: 'What is new in the theme', th: 'สิ่งใหม่ในธีม' },
  was: { en: 'The theme, when this was customised', th: 'ธีมเมื่อตอนปรับแต่ง' },
  now: { en: 'The theme now', th: 'ธีมตอนนี้' },
  take: { en: 'Update the draft', th: 'นำมาใส่ในฉบับร่าง' },
}

/** The theme's page as it was and as it is, and the way to have what changed without losing what was made here. */
export function ThemeComparison({ onClose }: { onClose: () => void }) {
  const t = useT()
  const builder = useBuilder()
  const pages = useMemo(() => themePages(builder), [builder])
  if (!pages) return null
  const take = () => {
    onClose()
    takeTheme(builder)
  }
  return (
    <CompareDialog
      title={t(words.title)}
      before={{ label: t(words.was), page: pages.base }}
      after={{ label: t(words.now), page: pages.theme }}
      actions={
        <Button flex="none" onClick={take}>
          {t(words.take)}
        </Button>
      }
      onClose={onClose}
    />
  )
}
