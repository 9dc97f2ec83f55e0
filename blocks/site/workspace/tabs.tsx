import { useEffect, useRef, useState } from 'react'
import type { WorkspaceLink } from '@schemas/workspace'
import { usePage } from '@kit/boot'
import { coverPage } from '@kit/cover-page'
import { Icon } from '@kit/icon'
import { Link } from '@kit/link'
import { useT } from '@kit/t'
import { LanguageLinks } from '@kit/ui/site/language-links'
import { SchemeChoice } from '@kit/ui/site/scheme-choice'
import { UserInfoPanel } from '@kit/ui/user-info/user-info-panel'
import { inGroups, tabsOf } from './arrange-entries'
import { EntryLink } from './entry-link'
import { EntryList } from './entry-list'
import { SiteMark } from './rail'
import { texts } from './texts'
import styles from './view.module.css'

type Props = { links: readonly WorkspaceLink[]; current: string | undefined; counts: ReadonlyMap<string, number> }

/** On a phone: four entries at the lower edge, and all others in a sheet. */
export function Tabs({ links, current, counts }: Props) {
  const t = useT()
  const sheet = useRef<HTMLDialogElement>(null)
  const uncover = useRef<() => void>(undefined)
  const [isUsed, setUsed] = useState(false)
  const path = usePage()?.path
  useEffect(() => sheet.current?.close(), [path])
  useEffect(() => () => uncover.current?.(), [])
  const tabs = tabsOf(links)
  const close = () => sheet.current?.close()
  const isElsewhere = current !== undefined && !tabs.some(({ id }) => id === current)
  return (
    <nav className={styles.tabs} aria-label={t(texts.tabs)}>
      {tabs.map((entry) => (
        <EntryLink
          key={entry.id}
          entry={entry}
          isCurrent={entry.id === current}
          count={entry.count && counts.get(entry.id)}
          className={styles.tab}
        />
      ))}
      <button
        type="button"
        className={styles.tab}
        aria-haspopup="dialog"
        data-current={isElsewhere || undefined}
        onClick={() => {
          setUsed(true)
          sheet.current?.showModal()
          if (sheet.current) uncover.current = coverPage(sheet.current)
        }}
      >
        <Icon name="dots" size="1.25rem" />
        <span className={styles.label}>{t(texts.more)}</span>
      </button>
      <dialog
        ref={sheet}
        className={styles.sheet}
        aria-label={t(texts.workspace)}
        onClick={(event) => event.target === event.currentTarget && close()}
      >
        {isUsed && (
          <div className={styles.inside}>
            <div className={styles.sheetHead}>
              <SiteMark />
              <button type="button" className={styles.tool} aria-label={t(texts.close)} onClick={close}>
                <Icon name="x" size="1.5rem" />
              </button>
            </div>
            <EntryList groups={inGroups(links)} current={current} counts={counts} onPick={close} />
            <div className={styles.sheetFoot}>
              <Link link={{ to: '/' }} className={styles.entry} onClick={close}>
                <Icon name="external-link" size="1.25rem" />
                <span className={styles.label}>{t(texts.view)}</span>
              </Link>
              <UserInfoPanel place="rail" />
              <div className={styles.sheetChoices}>
                <LanguageLinks look="names" />
                <SchemeChoice look="segments" />
              </div>
            </div>
          </div>
        )}
      </dialog>
    </nav>
  )
}
