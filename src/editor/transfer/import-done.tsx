import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import type { ImportResult } from '@schemas/editor/entities/import-plan'
import { pageKey } from '@schemas/layout/document-key'
import { useT } from '@kit/t'
import { documentAddress } from '../document/document-address'
import { documentTitle } from '../pages/document-title'
import { openAddress } from '../pages/open-address'
import { CirclesNote } from '../publish/circles-note'
import { useSections } from '../state/use-sections'
import { useBuilder } from '../state/builder'
import { useDocuments } from '../state/site-documents'
import { useUi } from '../state/ui-store'
import { useSavingOf } from '../state/use-saving'
import { useFirstFocus } from '../ui/use-first-focus'
import styles from './transfer.module.css'
import { useUndoImport } from './use-undo-import'

const messages = {
  done: {
    en: 'Imported {count} documents as drafts. Visitors won’t see them until you publish.',
    th: 'นำเข้า {count} รายการเป็นฉบับร่างแล้ว ผู้เยี่ยมชมจะยังไม่เห็นจนกว่าคุณจะเผยแพร่',
  },
  one: {
    en: 'Imported as a draft. Visitors won’t see it until you publish.',
    th: 'นำเข้าเป็นฉบับร่างแล้ว ผู้เยี่ยมชมจะยังไม่เห็นจนกว่าคุณจะเผยแพร่',
  },
  look: {
    en: 'The theme was imported. Visitors won’t see it until you publish it.',
    th: 'นำเข้าธีมแล้ว ผู้เยี่ยมชมจะยังไม่เห็นจนกว่าคุณจะเผยแพร่',
  },
  studio: { en: 'Open theme', th: 'เปิดธีม' },
  redirects: { en: 'Redirects now active: {count}', th: 'การเปลี่ยนเส้นทางที่มีผลแล้ว: {count}' },
  nothing: { en: 'Import complete.', th: 'นำเข้าเสร็จแล้ว' },
  uploads: { en: 'Pictures and files added: {count}', th: 'รูปภาพและไฟล์ที่เพิ่มเข้ามา: {count}' },
  made: { en: 'created', th: 'สร้างใหม่' },
  replaced: { en: 'draft replaced', th: 'แทนที่ฉบับร่าง' },
  open: { en: 'Open', th: 'เปิด' },
  openOf: { en: 'Open {name}', th: 'เปิด {name}' },
  undo: { en: 'Undo import', th: 'ยกเลิกการนำเข้า' },
  close: { en: 'Done', th: 'เสร็จสิ้น' },
}

/** Result of an import, with links to see it, and undo. */
export function ImportDone({ result, onClose }: { result: ImportResult; onClose: () => void }) {
  const t = useT()
  const { payload } = useBuilder()
  const saving = useSavingOf()
  const locale = useUi((state) => state.locale)
  const first = useFirstFocus<HTMLButtonElement>()
  const { documents, uploads, theme, redirects = 0 } = result
  const undo = useUndoImport(onClose)
  // As they are after the import.
  const sections = useSections().data?.sections ?? []
  const known = useDocuments().data?.documents ?? []

  return (
    <Stack gap="md">
      <Text role="status">
        {documents.length === 0
          ? t(theme ? messages.look : messages.nothing)
          : documents.length === 1
            ? t(messages.one)
            : t(messages.done, { count: documents.length })}
      </Text>
      {documents.length > 0 && (
        <ul className={styles.made}>
          {documents.map(({ key, title, choice }) => {
            const path = key.startsWith(pageKey('/')) ? key.slice(pageKey('').length) : undefined
            const name = documentTitle({ key, title, ...(path === undefined ? {} : { path }) }, locale, t)
            return (
              <li key={key}>
                <span className={styles.name}>
                  {name}{' '}
                  <span className={styles.where}>
                    {[
                      path?.startsWith('/_') ? undefined : path,
                      t(choice === 'replace' ? messages.replaced : messages.made),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
                <Button
                  variant="subtle"
                  size="compact-xs"
                  flex="none"
                  aria-label={t(messages.openOf, { name })}
                  onClick={() =>
                    void openAddress(
                      documentAddress(
                        { key, ...(path === undefined ? {} : { path }), state: 'site', draft: true, trashed: false },
                        payload.path,
                      ),
                      saving,
                    )
                  }
                >
                  {t(messages.open)}
                </Button>
              </li>
            )
          })}
        </ul>
      )}
      <CirclesNote
        keys={new Set(documents.map(({ key }) => key))}
        sections={sections}
        documents={known}
        onLeave={onClose}
      />
      {theme !== undefined && (
        <Group gap="xs">
          {documents.length > 0 && <Text size="sm">{t(messages.look)}</Text>}
          <Button
            variant="subtle"
            size="compact-xs"
            onClick={() => void openAddress(`${payload.path}?edit=theme:${theme}`, saving)}
          >
            {t(messages.studio)}
          </Button>
        </Group>
      )}
      {uploads > 0 && (
        <Text size="sm" c="dimmed">
          {t(messages.uploads, { count: uploads })}
        </Text>
      )}
      {redirects > 0 && (
        <Text size="sm" c="dimmed">
          {t(messages.redirects, { count: redirects })}
        </Text>
      )}
      {undo.error && (
        <Alert color="red" role="alert">
          {undo.error}
        </Alert>
      )}
      <Group justify="space-between">
        <Button
          variant="default"
          leftSection={<IconArrowBackUp size={15} />}
          loading={undo.isPending}
          onClick={() => undo.takeBack(result.id)}
        >
          {t(messages.undo)}
        </Button>
        <Button ref={first} onClick={onClose}>
          {t(messages.close)}
        </Button>
      </Group>
    </Stack>
  )
}
