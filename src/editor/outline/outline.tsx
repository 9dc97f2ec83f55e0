import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { useT } from '@kit/t'
import { useBuilder } from '../state/builder'
import { useUi } from '../state/ui-store'
import { lineHeight } from './drop-in-outline'
import { DropMark } from './drop-mark'
import { Entry } from './entry'
import { areaId, lineOf } from './lines'
import { OutlineHead } from './outline-head'
import styles from './outline.module.css'
import { useRename } from './rename-store'
import { useDescribeLine } from './use-describe-line'
import { useLineChoice } from './use-line-choice'
import { useOutlineDrop } from './use-outline-drop'
import { useOutlineKeys } from './use-outline-keys'
import { useOutlineLines } from './use-outline-lines'
import { useOutlineReveal } from './use-outline-reveal'

const messages = {
  tree: { en: 'Parts of the page', th: 'ส่วนต่าง ๆ ของหน้า' },
  empty: { en: 'The page is empty. Add a block to get started.', th: 'หน้านี้ยังว่าง เพิ่มบล็อกเพื่อเริ่มต้น' },
  none: { en: 'Nothing with that name on this page.', th: 'ไม่มีส่วนชื่อนี้ในหน้า' },
}

/** The page as a tree: to find, select and move parts that are hard to reach on the canvas. */
export function Outline() {
  const t = useT()
  const { store } = useBuilder()
  const selection = useUi((state) => state.selection)
  const area = useUi((state) => state.area)
  const renamed = useRename((state) => state.id)
  const outline = useOutlineLines()
  const { lines, query, fold } = outline
  const chosen = new Set(selection.map((id) => lineOf(store.page, id)))
  const last = area ? areaId(area) : [...chosen].at(-1)
  const tabStop = last && lines.some(({ id }) => id === last) ? last : lines[0]?.id

  const list = useRef<HTMLUListElement>(null)
  const viewport = useRef<HTMLDivElement>(null)
  // eslint-disable-next-line react/incompatible-library -- nothing here is memoised by the compiler
  const shown = useVirtualizer({
    count: lines.length,
    getScrollElement: () => viewport.current,
    estimateSize: () => lineHeight,
    overscan: 12,
  })
  const scrollTo = (index: number) => shown.scrollToIndex(index)
  useOutlineReveal({ outline, last, scrollTo })
  useOutlineDrop({ lines, list, viewport })
  const choice = useLineChoice({ lines, list, scrollTo })
  const { press, leaveSearch, pressByPointer, openMenu } = useOutlineKeys({ outline, choice })
  const describe = useDescribeLine()

  return (
    <div className={styles.outline}>
      <OutlineHead outline={outline} onKeyDown={leaveSearch} />
      {lines.length === 0 && <p className={styles.none}>{t(query ? messages.none : messages.empty)}</p>}
      <div className={styles.list} ref={viewport}>
        <ul
          ref={list}
          role="tree"
          data-page-tree=""
          aria-label={t(messages.tree)}
          aria-multiselectable
          style={{ height: shown.getTotalSize() }}
          onPointerDown={pressByPointer}
        >
          {shown.getVirtualItems().map(({ index, start }) => {
            const line = lines[index]
            if (!line) return null
            const { id } = line
            return (
              <Entry
                key={id}
                line={line}
                index={index}
                count={lines.length}
                top={start}
                {...describe(line)}
                isChosen={line.area ? id === last : chosen.has(id)}
                isRenamed={!line.area && id === renamed}
                isFirst={id === tabStop}
                onChoose={choice.choose}
                onFold={fold}
                onKeyDown={(event) => press(event, index)}
                onMenu={openMenu}
                onNamed={choice.focusLine}
              />
            )
          })}
        </ul>
        <DropMark list={list} />
      </div>
    </div>
  )
}
