import { ActionIcon, Button, Group, Menu } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconDotsVertical, IconDownload, IconFileUpload, IconPlus, IconRestore, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import type { OutputOf } from '@schemas/call'
import { pickText } from '@schemas/layout/pick-text'
import { useLocale } from '@kit/boot'
import { GatewayError } from '@kit/call-gateway'
import { downloadFile } from '@kit/download-file'
import { useT } from '@kit/t'
import { useCall, useCallMutation } from '@kit/use-call'
import { openAddress } from '../../pages/open-address'
import { FileButton } from '../../ui/file-button'
import { lazyPart } from '../../ui/lazy-part'
import { Mark } from '../../ui/mark'
import { MenuEntries } from '../../ui/menu-entries'
import { ListNote } from '../../ui/side-panel'
import { undoMessage } from '../../ui/undo-message'
import { importTheme } from '../import-theme'
import parts from '../parts/parts.module.css'
import { themeCalls } from '../theme-calls'
import { useStudio } from '../theme-context'
import styles from './panels.module.css'
import { ThemeName } from './theme-name'

const NewThemeDialog = lazyPart(async () => (await import('./new-theme-dialog')).NewThemeDialog)

type Entry = OutputOf<typeof import('@schemas/editor/calls/theme/list').call>['themes'][number]

const messages = {
  name: { en: 'Theme name', th: 'ชื่อของธีมนี้' },
  themes: { en: 'Themes', th: 'ธีม' },
  create: { en: 'New theme', th: 'สร้างธีม' },
  bring: { en: 'From a file', th: 'จากไฟล์' },
  live: { en: 'live', th: 'ผู้เยี่ยมชมเห็นอยู่' },
  differs: { en: 'unpublished changes', th: 'แก้ไขหลังเผยแพร่' },
  open: { en: 'open', th: 'เปิดอยู่' },
  customised: { en: 'customised', th: 'ปรับแต่งแล้ว' },
  trashed: { en: 'in the trash', th: 'ในถังขยะ' },
  actions: { en: 'Actions for {name}', th: 'คำสั่งสำหรับ {name}' },
  work: { en: 'Edit', th: 'เปิดเพื่อแก้ไข' },
  copy: { en: 'New theme from this one', th: 'สร้างธีมใหม่จากธีมนี้' },
  save: { en: 'Save as a file', th: 'บันทึกเป็นไฟล์' },
  trash: { en: 'Move to trash', th: 'ย้ายไปถังขยะ' },
  restore: { en: 'Restore', th: 'กู้คืนจากถังขยะ' },
  gone: { en: '“{name}” was moved to the trash.', th: 'ย้าย “{name}” ไปถังขยะแล้ว' },
  undo: { en: 'Undo', th: 'เลิกทำ' },
}

/** Themes of the site: the live one and others; to create, export and import. */
export function ThemesPanel() {
  const t = useT()
  const locale = useLocale()
  const studio = useStudio()
  const { opened, saving, path } = studio
  const query = useCall(themeCalls.list, {})
  const [from, setFrom] = useState<Entry>()
  const trash = useCallMutation(themeCalls.trash, { refresh: [themeCalls.list] })
  const restore = useCallMutation(themeCalls.restore, { refresh: [themeCalls.list] })
  const [isImporting, setImporting] = useState(false)
  const work = (name: string) => void openAddress(`${path}?edit=theme:${name}`, saving)
  const refused = (error: unknown) =>
    notifications.show({ message: error instanceof GatewayError ? error.message : String(error), color: 'red' })

  const toTrash = (entry: Entry) =>
    trash.mutate(
      { name: entry.name },
      {
        onError: refused,
        onSuccess: () => {
          const id = `trash ${entry.name}`
          notifications.show({
            id,
            message: undoMessage(t(messages.gone, { name: pickText(entry.title, locale) }), t(messages.undo), () => {
              notifications.hide(id)
              restore.mutate({ name: entry.name }, { onError: refused })
            }),
          })
        },
      },
    )

  const saveAs = async (name: string) => {
    try {
      if (name === opened.name) await saving.flush()
      await downloadFile(themeCalls.exported, { name })
    } catch (error) {
      refused(error)
    }
  }

  const readFile = async (file: File | null) => {
    if (!file) return
    setImporting(true)
    try {
      work(await importTheme(file, t))
    } catch (error) {
      setImporting(false)
      refused(error)
    }
  }

  return (
    <>
      {opened.kind === 'site' && (
        <section className={parts.group}>
          <h3>{t(messages.name)}</h3>
          <ThemeName others={query.data?.themes.filter(({ name }) => name !== opened.name) ?? []} />
        </section>
      )}
      <section className={parts.group} aria-label={t(messages.themes)}>
        <Group gap={6}>
          <Button
            leftSection={<IconPlus size={15} />}
            disabled={!query.data}
            onClick={() => setFrom(query.data?.themes.find(({ name }) => name === opened.name))}
          >
            {t(messages.create)}
          </Button>
          <FileButton accept=".json,.zip,application/json,application/zip" onChange={(file) => void readFile(file)}>
            {(props) => (
              <Button {...props} variant="default" leftSection={<IconFileUpload size={15} />} loading={isImporting}>
                {t(messages.bring)}
              </Button>
            )}
          </FileButton>
        </Group>
        <ListNote query={query} />
      </section>
      <ul className={styles.list}>
        {inOrder(query.data?.themes ?? [], opened.name).map((entry) => {
          const name = pickText(entry.title, locale)
          return (
            <li key={entry.name} className={styles.card} data-open={entry.name === opened.name || undefined}>
              <div className={styles.cardTop}>
                <span>{name}</span>
                <Menu position="bottom-end" withinPortal>
                  <Menu.Target>
                    <ActionIcon size={26} aria-label={t(messages.actions, { name })}>
                      <IconDotsVertical size={16} />
                    </ActionIcon>
                  </Menu.Target>
                  <MenuEntries>
                    {entry.name !== opened.name && (
                      <Menu.Item onClick={() => work(entry.name)}>{t(messages.work)}</Menu.Item>
                    )}
                    <Menu.Item leftSection={<IconPlus size={15} />} onClick={() => setFrom(entry)}>
                      {t(messages.copy)}
                    </Menu.Item>
                    <Menu.Item leftSection={<IconDownload size={15} />} onClick={() => void saveAs(entry.name)}>
                      {t(messages.save)}
                    </Menu.Item>
                    {entry.kind === 'site' && !entry.trashedAt && (
                      <Menu.Item
                        color="red"
                        leftSection={<IconTrash size={15} />}
                        disabled={entry.isLive || entry.name === opened.name}
                        onClick={() => toTrash(entry)}
                      >
                        {t(messages.trash)}
                      </Menu.Item>
                    )}
                    {entry.trashedAt && (
                      <Menu.Item
                        leftSection={<IconRestore size={15} />}
                        onClick={() => restore.mutate({ name: entry.name }, { onError: refused })}
                      >
                        {t(messages.restore)}
                      </Menu.Item>
                    )}
                  </MenuEntries>
                </Menu>
              </div>
              <div className={styles.dots} aria-hidden>
                {[...entry.swatch.light, ...entry.swatch.dark].map((color, index) => (
                  <span key={index} style={{ backgroundColor: color }} />
                ))}
              </div>
              <Group gap={4}>
                {entry.name === opened.name && <Mark>{t(messages.open)}</Mark>}
                {entry.isLive && <Mark tone="good">{t(messages.live)}</Mark>}
                {entry.differs && <Mark tone="draft">{t(messages.differs)}</Mark>}
                {entry.kind === 'customised' && <Mark>{t(messages.customised)}</Mark>}
                {entry.trashedAt && <Mark tone="bad">{t(messages.trashed)}</Mark>}
              </Group>
            </li>
          )
        })}
      </ul>
      {from && (
        <NewThemeDialog
          from={from}
          taken={query.data?.themes.map(({ name }) => name) ?? []}
          others={query.data?.themes ?? []}
          onMade={work}
          onClose={() => setFrom(undefined)}
        />
      )}
    </>
  )
}

/** The open and the live theme first, then the site's own, then the packs; trashed ones last. */
function inOrder(themes: readonly Entry[], opened: string): Entry[] {
  const rank = ({ name, isLive, kind, trashedAt }: Entry) =>
    name === opened ? 0 : isLive ? 1 : trashedAt ? 4 : kind === 'site' ? 2 : 3
  return themes.toSorted((one, other) => rank(one) - rank(other))
}
