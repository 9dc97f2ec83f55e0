import { NoteMarks } from './notes/note-marks'
import { ProblemBadges } from './problems/problem-badges'

/** What is said at parts of the page on the canvas: what is wrong with them, and what somebody noted on them. */
export function Marks() {
  return (
    <>
      <ProblemBadges />
      <NoteMarks />
    </>
  )
}
