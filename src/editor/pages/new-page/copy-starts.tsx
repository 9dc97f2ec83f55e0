import { useEffect, useRef, useState } from 'react'
import { ownPathsOf } from '@schemas/layout/own-paths'
import { pickText } from '@schemas/layout/pick-text'
import { useT } from '@kit/t'
import { useDocuments } from '../../state/site-documents'
import { useUi } from '../../state/ui-store'
import { ListNote } from '../../ui/side-panel'
import { documentTitle } from '../document-title'
import styles from './new-page.module.css'
import type { StartProps } from './start-gallery'
import { SearchField } from '../../ui/search-field'

const messages = {
  search: { en: 'Search pages', th: 'ค้นหาหน้า' },
  pages: { en: 'Pages of this site', th: 'หน้าของเว็บไซต์นี้' },
  none: { en: 'No pages with this name or address.', th: 'ไม่มีหน้าชื่อหรือที่อยู่นี้' },
}

/** Pages of the site, found by name or address. */
export function CopyStarts({ name, start, onChoose }: StartProps) {
  const t = useT()
  const locale = useUi((state) => state.locale)
  const query = useDocuments()
  const [search, setSearch] = useState('')
  const needle = search.trim().toLowerCase()
  const pages = (query.data?.documents ?? []).filter((entry) => entry.path !== undefined && !entry.trashed)
  const found = pages.filter(
    (entry) =>
      !needle ||
      [pickText(entry.title, 'en'), pickText(entry.title, 'th'), entry.path, ...Object.values(ownPathsOf(entry))]
        .join(' ')
        .toLowerCase()
        .includes(needle),
  )
  const list = useRef<HTMLDivElement>(null)
  const { isSuccess } = query
  useEffect(() => {
    list.current?.querySelector(':checked')?.scrollIntoView({ block: 'nearest' })
  }, [isSuccess])
  const chosen = start.kind === 'copy' ? start.entry.key : undefined
  return (
    <>
      <SearchField
        label={t(messages.search)}
        value={search}
        onSearch={setSearch}
        // Enter searches; it must not submit the form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <div ref={list} className={styles.list}>
        <div role="radiogroup" aria-label={t(messages.pages)}>
          {found.map((entry) => (
            <label key={entry.key} className={styles.page} data-copy={entry.key}>
              <input
                type="radio"
                name={name}
                value={entry.key}
                checked={entry.key === chosen}
                onChange={() => onChoose({ kind: 'copy', entry })}
              />
              <span className={styles.title}>{documentTitle(entry, locale, t)}</span>
              <span className={styles.text}>{entry.path}</span>
            </label>
          ))}
        </div>
        <ListNote query={query} empty={found.length === 0 && t(messages.none)} />
      </div>
    </>
  )
}
