import { Button, Group, Select } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp, IconArrowLeft, IconEye, IconShare } from '@tabler/icons-react'
import { plainPath } from '@schemas/layout/path'
import { pickText } from '@schemas/layout/pick-text'
import { useLocale } from '@kit/boot'
import { useT } from '@kit/t'
import { DeviceChoice, IconButton, IconLink, LocaleChoice, RoleChoice, SchemeButton } from '../top-bar/bar-controls'
import { SaveStatus } from '../top-bar/save-status'
import styles from '../top-bar/top-bar.module.css'
import { setPreview, usePreview } from './preview-store'
import { useStudio } from './theme-context'
import { useDraft, useThemeHistory } from './theme-store'
import { usePagesToSee } from './use-pages-to-see'

const messages = {
  bar: { en: 'Theme studio', th: 'สตูดิโอธีม' },
  leave: { en: 'Leave theme studio', th: 'ออกจากสตูดิโอธีม' },
  page: { en: 'Preview page', th: 'หน้าตัวอย่าง' },
  noPage: { en: 'Page not found', th: 'ไม่พบหน้า' },
  before: { en: 'As visitors see it now', th: 'แบบที่ผู้เยี่ยมชมเห็นตอนนี้' },
  undo: { en: 'Undo', th: 'เลิกทำ' },
  redo: { en: 'Redo', th: 'ทำซ้ำ' },
  share: { en: 'Share with a link', th: 'แชร์ด้วยลิงก์' },
  publish: { en: 'Publish', th: 'เผยแพร่' },
}
const devices = ['mobile', 'tablet', 'laptop', 'desktop'] as const

/** Top bar of the studio: the theme's name, save state, preview settings, undo and publish. */
export function StudioBar({ onPublish, onShare }: { onPublish: () => void; onShare: () => void }) {
  const t = useT()
  const locale = useLocale()
  const { store, path: from } = useStudio()
  const { path, isBefore } = usePreview()
  const draft = useDraft(store)
  const history = useThemeHistory(store)
  const [undone] = history.future
  const done = history.past.at(-1)
  const pages = usePagesToSee() ?? []
  return (
    <header className={styles.bar} aria-label={t(messages.bar)}>
      <Group gap={8} wrap="nowrap" className={styles.start}>
        <IconLink label={t(messages.leave)} href={from}>
          <IconArrowLeft size={18} />
        </IconLink>
        <div className={styles.name}>
          <strong>{pickText(draft.title, locale)}</strong>
          <span>{t(messages.bar)}</span>
        </div>
        <SaveStatus />
      </Group>
      <Group gap={6} wrap="nowrap" className={styles.middle}>
        <Select
          size="xs"
          w={170}
          aria-label={t(messages.page)}
          searchable
          allowDeselect={false}
          nothingFoundMessage={t(messages.noPage)}
          value={pages.some((page) => page.address === path) ? path : null}
          placeholder={plainPath(path) ?? path}
          data={pages.map(({ address, title }) => ({
            value: address,
            label: [title, decodeURI(address)].filter(Boolean).join(' '),
          }))}
          onChange={(value) => value && setPreview({ path: value })}
        />
        <DeviceChoice devices={devices} />
        <LocaleChoice />
        <RoleChoice />
        <SchemeButton />
        <IconButton label={t(messages.before)} isPressed={isBefore} onClick={() => setPreview({ isBefore: !isBefore })}>
          <IconEye size={17} />
        </IconButton>
      </Group>
      <Group gap={4} wrap="nowrap" className={styles.end}>
        <IconButton
          label={done ? `${t(messages.undo)}: ${t(done.label)}` : t(messages.undo)}
          isDisabled={!done}
          onClick={() => store.undo()}
        >
          <IconArrowBackUp size={18} />
        </IconButton>
        <IconButton
          label={undone ? `${t(messages.redo)}: ${t(undone.label)}` : t(messages.redo)}
          isDisabled={!undone}
          onClick={() => store.redo()}
        >
          <IconArrowForwardUp size={18} />
        </IconButton>
        <IconButton label={t(messages.share)} onClick={onShare}>
          <IconShare size={17} />
        </IconButton>
        <Button onClick={onPublish}>{t(messages.publish)}</Button>
      </Group>
    </header>
  )
}
