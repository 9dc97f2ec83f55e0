import { readExam } from './attempts'
import { lessonError } from '../messages'
import type { Reader } from '../reader'
import { openItem } from '../study/study'

/** An exam that the reader may open now, with the part that it is. Throws CallError. */
export async function findExam(reader: Reader, slugs: { lesson: string; exam: string }) {
  const opened = await openItem(reader, { lesson: slugs.lesson, item: slugs.exam })
  const row = opened.row.kind === 'exam' ? await readExam(reader.db, opened.row.id) : undefined
  if (!row) throw lessonError('unknownExam', reader.locale)
  // A preview is of what is read, never of an exam.
  if (!opened.reached.hasRight && !reader.isManager) throw lessonError('noRight', reader.locale)
  return { ...opened, exam: row }
}
