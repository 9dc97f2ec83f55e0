import { type ReactNode, useRef, useState } from 'react'
import { useT } from '@kit/t'
import { PaneGallery } from '../preview/pane-gallery'
import { FileMenu } from '../menu/file-menu'
import { Breadcrumbs } from '../toolbar/breadcrumbs'
import { Tool } from '../toolbar/menu-button'
import { SearchField } from '../toolbar/search-field'
import { SelectionBar, SelectionFoot } from '../toolbar/selection-bar'
import toolbar from '../toolbar/toolbar.module.css'
import { ViewTools } from '../toolbar/view-tools'
import { texts } from '../texts'
import type { Commands } from '../use-commands'
import type { Pane } from '../use-pane'
import { FolderView } from './folder-view'
import styles from './manager.module.css'

type Props = {
  pane: Pane
  commands: Commands
  isSmall: boolean
  /** Before the path: the button that opens the sidebar. */
  before?: ReactNode
  /** After the other tools. */
  after?: ReactNode
  searchField: React.RefObject<HTMLInputElement | null>
  isSearching: boolean
  setSearching: (searching: boolean) => void
}

/** One folder with its tools: path, search, view settings, items, and actions on the selection. */
export function FilePane({ pane, commands, isSmall, before, after, searchField, isSearching, setSearching }: Props) {
  const t = useT()
  const isChoosing = pane.selection.isAll || pane.selection.ids.size > 0
  return (
    <div className={styles.pane} data-pane="">
      <div className={toolbar.bar}>
        {isSmall && isSearching ? (
          <div className={styles.searching}>
            <SearchField pane={pane} field={searchField} onLeave={() => setSearching(false)} />
          </div>
        ) : (
          <>
            {before}
            <Breadcrumbs pane={pane} />
            {!pane.place.isTrash &&
              (isSmall ? (
                <Tool
                  label={t(texts.search)}
                  icon="search"
                  isOn={pane.words !== '' || undefined}
                  onClick={() => setSearching(true)}
                />
              ) : (
                <SearchField pane={pane} field={searchField} />
              ))}
            {after}
          </>
        )}
      </div>
      <div className={toolbar.second} data-choosing={isChoosing ? '' : undefined}>
        {isChoosing ? <SelectionBar pane={pane} commands={commands} isSmall={isSmall} /> : <Count pane={pane} />}
        {!(isChoosing && isSmall) && (
          <span className={toolbar.tools}>
            <ViewTools pane={pane} isSmall={isSmall} />
          </span>
        )}
      </div>
      <FolderView pane={pane} commands={commands} />
      {isSmall && isChoosing && <SelectionFoot pane={pane} commands={commands} />}
      <FileMenu pane={pane} commands={commands} />
      <PaneGallery pane={pane} commands={commands} />
    </div>
  )
}

function Count({ pane }: { pane: Pane }) {
  const t = useT()
  const { total } = pane.state
  const searchText = pane.words.trim()
  return (
    <p className={toolbar.total} role="status">
      {total !== undefined && (searchText ? `${t(texts.resultsFor, { words: searchText })} · ` : '')}
      {total !== undefined && (total === 1 ? t(texts.oneItem) : t(texts.items, { count: total.toLocaleString('en') }))}
    </p>
  )
}

/** Search of a pane: always visible where it fits, otherwise behind a button. */
export function usePaneSearch() {
  const field = useRef<HTMLInputElement>(null)
  const [isSearching, setSearching] = useState(false)
  const open = () => {
    setSearching(true)
    requestAnimationFrame(() => field.current?.focus())
  }
  return { field, isSearching, setSearching: (searching: boolean) => (searching ? open() : setSearching(false)), open }
}
