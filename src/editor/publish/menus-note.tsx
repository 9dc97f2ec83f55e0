import { Alert, Button } from '@mantine/core'
import { IconLink } from '@tabler/icons-react'
import type { DocumentEntry } from '@schemas/editor/entities/document'
import { isRecord } from '@schemas/layout/json'
import { menuOfKey } from '@schemas/layout/menu-section'
import { useT } from '@kit/t'
import { useCall } from '@kit/use-call'
import { closedNow } from '../document/addressed-pages'
import { documentTitle } from '../pages/document-title'
import { calls } from '../state/calls'
import { useUi } from '../state/ui-store'
import styles from './publish.module.css'

const messages = {
  title: { en: 'Menus that link to new pages', th: 'เมนูที่มีลิงก์ไปยังหน้าใหม่' },
  staying: {
    en: 'the link is in its draft, which is not selected, so visitors will not see it',
    th: 'ลิงก์อยู่ในฉบับร่างของเมนูซึ่งไม่ได้เลือกไว้ ผู้เยี่ยมชมจะยังไม่เห็นลิงก์',
  },
  closedTitle: { en: 'Menus that link to pages going offline', th: 'เมนูที่มีลิงก์ไปยังหน้าที่จะออฟไลน์' },
  leads: { en: 'the link stays, but visitors can’t open that page.', th: 'ลิงก์ยังอยู่ แต่ผู้เยี่ยมชมจะไม่พบหน้านั้น' },
  tick: { en: 'Publish it too', th: 'เผยแพร่ด้วย' },
  tickOf: { en: 'Publish it too: {name}', th: 'เผยแพร่ด้วย: {name}' },
}

type Props = {
  /** All documents of the site. */ documents: readonly DocumentEntry[]
  changed: readonly DocumentEntry[]
  /** Keys of the documents being published. */ keys: ReadonlySet<string>
  onTick: (key: string) => void
}

/**
 * Suggests changed menus to publish too: a person who added a new page to a menu expects its link to go live with it,
 * and links to pages that go offline to disappear.
 */
export function MenusNote({ documents, changed, keys, onTick }: Props) {
  const paths = new Set(
    changed.flatMap(({ key, path, unseen }) => (unseen && path !== undefined && keys.has(key) ? [path] : [])),
  )
  // Visitors cannot miss pages that they do not have anyway.
  const closing = new Set(
    changed.flatMap(({ key, path, unseen, open, liveOpen }) =>
      !unseen && liveOpen !== undefined && path !== undefined && keys.has(key) && closedNow({ open }).closed
        ? [path]
        : [],
    ),
  )
  return (
    <>
      {closing.size > 0 &&
        documents
          .filter(({ key, trashed }) => !trashed && menuOfKey(key) !== undefined)
          .map((entry) => <MenuNote key={`closed ${entry.key}`} entry={entry} paths={closing} />)}
      {paths.size > 0 &&
        changed
          .filter(({ key, trashed }) => !trashed && !keys.has(key) && menuOfKey(key) !== undefined)
          .map((entry) => <MenuNote key={entry.key} entry={entry} paths={paths} onTick={onTick} />)}
    </>
  )
}

function MenuNote({
  entry,
  paths,
  onTick,
}: {
  entry: DocumentEntry
  paths: ReadonlySet<string>
  /** Selects the menu for publication; undefined if that would not change the link. */ onTick?: (key: string) => void
}) {
  const t = useT()
  const locale = useUi((state) => state.locale)
  // If it cannot be read, it gets no note; it is in the list above all the same.
  const { data } = useCall(calls.open, { key: entry.key }, { staleTime: 0 })
  if (!data || !leadsToOneOf(data.content, paths)) return null
  const name = documentTitle(entry, locale, t)
  return (
    <Alert
      color={onTick ? 'blue' : 'orange'}
      icon={<IconLink size={18} aria-hidden />}
      role="status"
      title={t(onTick ? messages.title : messages.closedTitle)}
    >
      <div className={styles.problems}>
        <span>
          <strong>{name}: </strong>
          {t(onTick ? messages.staying : messages.leads)}{' '}
          {onTick && (
            <Button
              variant="light"
              size="compact-xs"
              flex="none"
              aria-label={t(messages.tickOf, { name })}
              onClick={() => onTick(entry.key)}
            >
              {t(messages.tick)}
            </Button>
          )}
        </span>
      </div>
    </Alert>
  )
}

/** Whether a document links to one of these pages. */
function leadsToOneOf(value: unknown, paths: ReadonlySet<string>): boolean {
  if (Array.isArray(value)) return value.some((each) => leadsToOneOf(each, paths))
  if (!isRecord(value)) return false
  if (typeof value.to === 'string' && paths.has(value.to.replace(/[?#].*/s, ''))) return true
  return Object.values(value).some((each) => leadsToOneOf(each, paths))
}
