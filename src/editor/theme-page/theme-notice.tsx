import { IconPalette } from '@tabler/icons-react'
import { useEffect, useMemo } from 'react'
import { useT } from '@kit/t'
import styles from '../pages/trash-notice.module.css'
import { useBuilder } from '../state/builder'
import { ActionButton } from '../ui/action-button'
import { lazyPart } from '../ui/lazy-part'
import { themePages } from './take-theme'
import { useThemePage } from '../state/theme-page-store'

const ThemeComparison = lazyPart(async () => (await import('./theme-comparison')).ThemeComparison)

const messages = {
  newer: { en: 'The theme has a newer version of this page.', th: 'ธีมมีหน้านี้เวอร์ชันใหม่กว่าที่ใช้เป็นต้นแบบ' },
  look: { en: 'See what’s new', th: 'ดูการอัปเดต' },
}

/** Says that the theme has a newer version of the customised page, with a link to the changes. */
export function ThemeNotice() {
  const t = useT()
  const builder = useBuilder()
  const { isTaken, isCompared } = useThemePage()
  const isNewer = useMemo(() => themePages(builder) !== undefined, [builder])
  useEffect(() => useThemePage.setState({ isTaken: false, isCompared: false }), [builder])
  if (!isNewer || isTaken) return null
  return (
    <>
      <div className={styles.notice} role="status">
        <IconPalette size={16} aria-hidden />
        <span>{t(messages.newer)}</span>
        <ActionButton variant="light" isSmall onClick={() => useThemePage.setState({ isCompared: true })}>
          {t(messages.look)}
        </ActionButton>
      </div>
      {isCompared && <ThemeComparison onClose={() => useThemePage.setState({ isCompared: false })} />}
    </>
  )
}
