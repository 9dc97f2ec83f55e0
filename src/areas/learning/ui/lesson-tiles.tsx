import type { Responsive } from '@schemas/block'
import type { LessonCard as Card } from '@schemas/learning/entities/lesson'
import { responsiveVars } from '@kit/responsive-vars'
import { LessonCard } from './lesson-card'
import styles from './lesson-tiles.module.css'

type Props = { lessons: readonly Card[]; perRow: Responsive<number>; level: 2 | 3; showsStatus?: boolean }

/** Lessons in a grid. */
export function LessonTiles({ lessons, perRow, level, showsStatus = false }: Props) {
  const { base, tablet, mobile } = perRow
  const sizes = `(min-width: 1024px) ${Math.round(76 / base)}rem, (min-width: 640px) ${Math.round(92 / tablet)}vw, ${Math.round(92 / mobile)}vw`
  return (
    <ul role="list" className={styles.tiles} style={responsiveVars('per-row', perRow)}>
      {lessons.map((lesson) => (
        <li key={lesson.id}>
          <LessonCard lesson={lesson} level={level} sizes={sizes} showsStatus={showsStatus} />
        </li>
      ))}
    </ul>
  )
}
