import { IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { create } from 'zustand'
import styles from './panel.module.css'

/** Which sections a person has folded or opened, by name: it stays as they go from block to block. */
const useFolds = create<Record<string, boolean>>(() => ({}))

/** Opens a section that a person may have folded: something in it is asked for. */
export function openSection(name: string): void {
  useFolds.setState({ [name]: true })
}

type Props = {
  /** Names the section among all of the inspector's. */
  name: string
  title: string
  /** Folded until a person opens it. */
  isFolded?: boolean
  /** Buttons at the end of the head. */
  tools?: ReactNode
  children: ReactNode
}

/** A part of the panel under a head that folds it away. */
export function Section({ name, title, isFolded = false, tools, children }: Props) {
  const body = useId()
  const isOpen = useFolds((folds) => folds[name]) ?? !isFolded
  return (
    <section className={styles.section} aria-label={title}>
      <div className={styles.sectionHead}>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={isOpen}
          aria-controls={body}
          onClick={() => useFolds.setState({ [name]: !isOpen })}
        >
          <IconChevronRight size={14} aria-hidden />
          {title}
        </button>
        {tools}
      </div>
      {isOpen && (
        <div id={body} className={styles.sectionBody}>
          {children}
        </div>
      )}
    </section>
  )
}
