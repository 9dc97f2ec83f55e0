import { NoteMarks } from './notes/note-marks'
import { ProblemBadges } from './problems/problem-badges'

/** Marks at parts of the page on the canvas: problems and notes. */
export function Marks() {
  return (
    <>
      <ProblemBadges />
      <NoteMarks />
    </>
  )
}
