import { type ReactNode, type RefCallback, Suspense, useCallback, useState } from 'react'
import type { DataResult } from '@schemas/block'
import type { ExampleDrive } from './example-client'
import { useT } from '@kit/t'
import { Skeleton } from '@kit/ui/skeleton'
import { FilesPlace } from './files-place'
import styles from './files-frame.module.css'

const loading = { en: 'Loading...', th: 'กำลังโหลด...' }

/** The drive of a story or a test, used in place of the gateway. */
export type WithDrive = { data?: { drive?: DataResult<ExampleDrive> } }

type Props = {
  id: string
  title: string
  level: number
  example: DataResult<ExampleDrive> | undefined
  /** Address parameter for the open folder; further screens of the same kind on a page get their own. */
  parameter: string
  /** `nameOf` turns a parameter name into this screen's own; undefined where the address stores nothing. */
  children: (nameOf: (parameter: string) => string | undefined) => ReactNode
}

/** A titled file screen. Its content is private and loads with its own script, after the page. */
export function FilesFrame({ id, title, level, example, parameter, children }: Props) {
  const [nth, ref] = useRankOnPage(parameter)
  const nameOf = (name: string) => (example ? undefined : nth === 1 ? name : `${name}-${nth}`)
  const Heading = `h${level}` as 'h1' | 'h2' | 'h3'
  const coming = <Coming />
  return (
    <section ref={ref} className={styles.block} data-folders={parameter} aria-labelledby={`${id}-title`}>
      <Heading id={`${id}-title`} className={styles.title}>
        {title}
      </Heading>
      <FilesPlace example={example?.ok ? example.value : undefined}>
        {nth === undefined ? coming : <Suspense fallback={coming}>{children(nameOf)}</Suspense>}
      </FilesPlace>
    </section>
  )
}

/** Placeholder of the same height until the script has loaded. */
function Coming() {
  const t = useT()
  return (
    <div className={styles.coming} role="status">
      <span className="visually-hidden">{t(loading)}</span>
      <Skeleton className={styles.comingBar} width="11rem" height="1.25rem" />
      {[62, 41, 73, 55, 48].map((width) => (
        <span key={width} className={styles.comingRow}>
          <Skeleton width="2rem" height="2rem" />
          <Skeleton width={`${width}%`} />
        </span>
      ))}
    </div>
  )
}

/** Position of this screen among those on the page with the same parameter, from 1; undefined until mounted. */
function useRankOnPage(name: string): [rank: number | undefined, ref: RefCallback<HTMLElement>] {
  const [rank, setRank] = useState<number>()
  const ref = useCallback(
    (section: HTMLElement | null) => {
      if (!section) return
      const all = [...document.querySelectorAll<HTMLElement>('[data-folders]')].filter(
        ({ dataset }) => dataset.folders === name,
      )
      // The rank never changes, because the folder's address parameter depends on it.
      setRank((before) => before ?? all.indexOf(section) + 1)
    },
    [name],
  )
  return [rank, ref]
}
