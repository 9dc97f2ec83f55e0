import { IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { create } from 'zustand'
import styles from './panel.module.css'

/** Sections folded or opened by the person, by name; kept from block to block. */
const useFolds = create<Record<string, boolean>>(() => ({}))

/** Opens a section that may be folded, because something in it was requested. */
export function openSection(name: string): void {
  useFolds.setState({ [name]: true })
}

type Props = {
  /** Unique name within the inspector. */
  name: string
  title: string
  /** Initially folded. */
  isFolded?: boolean
  /** Buttons at the end of the header. */
  tools?: ReactNode
  children: ReactNode
}

/** A collapsible part of the panel. */
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
