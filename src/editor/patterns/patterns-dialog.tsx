import { useMediaQuery } from '@mantine/hooks'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { PatternCategory } from '@schemas/editor/entities/page-pattern'
import { useT } from '@kit/t'
import { useBuilder } from '../state/builder'
import { adjacentInGrid } from '../ui/adjacent-in-grid'
import { Dialog } from '../ui/dialog'
import { SearchField } from '../ui/search-field'
import { ListNote } from '../ui/side-panel'
import { takeRequestedTarget } from './patterns-request'
import { PatternCard } from './pattern-card'
import { findPatterns, patternCategoryNames, readyMadeMessage } from './pattern-messages'
import styles from './patterns.module.css'
import { addPattern } from './put-pattern'
import { type Pattern, usePatterns } from './use-patterns'

const messages = {
  search: { en: 'Search sections', th: 'ค้นหาส่วนสำเร็จรูป' },
  categories: { en: 'What the section is for', th: 'ส่วนนี้ใช้ทำอะไร' },
  all: { en: 'All', th: 'ทั้งหมด' },
  none: { en: 'No sections found. Try another word.', th: 'ไม่มีส่วนชื่อนี้ ลองใช้คำอื่น' },
}

/** Gallery of all ready-made sections by purpose; the chosen one is added to the page. */
export function PatternsDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const builder = useBuilder()
  const [place] = useState(takeRequestedTarget)
  const query = usePatterns()
  const [search, setSearch] = useState('')
  const [category, setCategory] = useState<PatternCategory>()
  const isNarrow = useMediaQuery('(width < 760px)', undefined, { getInitialValueInEffect: false }) ?? false
  const offered = findPatterns(query.data ?? [], '').map(([each]) => each)
  // A search covers all categories.
  const found = findPatterns(query.data ?? [], search).filter(
    ([each]) => search.trim() !== '' || category === undefined || each === category,
  )
  const add = (pattern: Pattern) => {
    onClose()
    addPattern(builder, pattern, place)
  }
  const choose = (value: PatternCategory | undefined) => {
    setSearch('')
    setCategory(value)
  }
  const list = useRef<HTMLDivElement>(null)
  const goTo = (event: KeyboardEvent, find: (cards: readonly HTMLElement[]) => HTMLElement | undefined) => {
    const card = find([...(list.current?.querySelectorAll<HTMLElement>('[data-pattern]') ?? [])])
    if (!card) return
    event.preventDefault()
    card.focus()
  }
  return (
    <Dialog title={t(readyMadeMessage)} size="min(1240px, 94vw)" fullScreen={isNarrow} onClose={onClose}>
      <div className={styles.browse}>
        <div className={styles.side}>
          <SearchField
            data-autofocus
            label={t(messages.search)}
            value={search}
            onSearch={setSearch}
            onKeyDown={(event) => event.key === 'ArrowDown' && goTo(event, ([first]) => first)}
          />
          <div className={styles.categories} role="group" aria-label={t(messages.categories)}>
            {[undefined, ...offered].map((each) => (
              <button
                key={each ?? ''}
                type="button"
                className={styles.category}
                aria-pressed={search.trim() === '' && category === each}
                onClick={() => choose(each)}
              >
                {t(each === undefined ? messages.all : patternCategoryNames[each])}
              </button>
            ))}
          </div>
        </div>
        <div
          ref={list}
          role="group"
          aria-label={t(readyMadeMessage)}
          className={styles.list}
          onKeyDown={(event) => goTo(event, (cards) => adjacentInGrid(cards, event.target as HTMLElement, event.key))}
        >
          {found.map(([each, own]) => (
            <section key={each} className={styles.group} aria-labelledby={`browse-${each}`}>
              <h3 id={`browse-${each}`}>{t(patternCategoryNames[each])}</h3>
              <div className={styles.cards}>
                {own.map((pattern) => (
                  <PatternCard key={pattern.id} pattern={pattern} isLarge onAdd={add} />
                ))}
              </div>
            </section>
          ))}
          <ListNote query={query} empty={found.length === 0 && t(messages.none)} />
        </div>
      </div>
    </Dialog>
  )
}
