import { randomInt } from 'node:crypto'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '@gateway/db/open'
import { pickText } from '@schemas/layout/pick-text'
import type { Locale } from '@schemas/layout/locale'
import type { QuestionContent, ShownQuestion } from '@schemas/learning/entities/question'
import { examQuestion, examQuestionVersion, type ExamRow, type PaperQuestion } from '../../exam-tables'

/** Today's questions of an exam in their order. */
export const readQuestions = (db: Db, examId: string) =>
  db
    .select({
      id: examQuestion.id,
      category: examQuestion.category,
      no: examQuestionVersion.no,
      content: examQuestionVersion.content,
    })
    .from(examQuestion)
    .innerJoin(
      examQuestionVersion,
      and(
        eq(examQuestionVersion.siteId, examQuestion.siteId),
        eq(examQuestionVersion.questionId, examQuestion.id),
        eq(examQuestionVersion.no, examQuestion.current),
      ),
    )
    .where(and(eq(examQuestion.examId, examId), eq(examQuestion.removed, false)))
    .orderBy(asc(examQuestion.rank), asc(examQuestion.id))

function shuffled<T>(list: readonly T[]): T[] {
  const next = [...list]
  for (let at = next.length - 1; at > 0; at -= 1) {
    const other = randomInt(at + 1)
    ;[next[at], next[other]] = [next[other] as T, next[at] as T]
  }
  return next
}

/** The questions of one attempt: drawn, in an order of its own, with the versions that are current now. */
export async function drawPaper(db: Db, exam: ExamRow): Promise<PaperQuestion[]> {
  const questions = await readQuestions(db, exam.itemId)
  const drawn = new Set(
    exam.draws.flatMap(({ category, count }) =>
      shuffled(questions.filter((each) => each.category === category))
        .slice(0, count)
        .map(({ id }) => id),
    ),
  )
  const categories = new Set(exam.draws.map(({ category }) => category))
  const taken = questions.filter(({ id, category }) => drawn.has(id) || !categories.has(category))
  const mixed = <T>(list: readonly T[]) => (exam.shuffle ? shuffled(list) : [...list])
  return mixed(taken).map(({ id, no, content }) => ({
    question: id,
    version: no,
    choices: mixed(content.choices.map((choice) => choice.id)),
  }))
}

/** How many questions an attempt has. */
export function paperLength(questions: readonly { category: string }[], { draws }: Pick<ExamRow, 'draws'>): number {
  const counts = new Map(draws.map(({ category, count }) => [category, count]))
  const loose = questions.filter(({ category }) => !counts.has(category)).length
  return [...counts].reduce(
    (sum, [category, count]) => sum + Math.min(count, questions.filter((each) => each.category === category).length),
    loose,
  )
}

/** The questions of a paper as they were when it was drawn, with their keys. */
export async function readPaper(db: Db, paper: readonly PaperQuestion[]): Promise<Map<string, QuestionContent>> {
  if (paper.length === 0) return new Map()
  const rows = await db
    .select()
    .from(examQuestionVersion)
    .where(
      inArray(
        examQuestionVersion.questionId,
        paper.map(({ question }) => question),
      ),
    )
  const versions = new Map(paper.map(({ question, version }) => [question, version]))
  return new Map(
    rows.flatMap(({ questionId, no, content }) => (versions.get(questionId) === no ? [[questionId, content]] : [])),
  )
}

/** A paper without its keys. */
export const showPaper = (
  paper: readonly PaperQuestion[],
  contents: ReadonlyMap<string, QuestionContent>,
  locale: Locale,
): ShownQuestion[] =>
  paper.flatMap(({ question, choices }) => {
    const content = contents.get(question)
    if (!content) return []
    const { kind, text, points } = content
    return {
      id: question,
      kind,
      text: pickText(text, locale),
      points,
      choices: choices.flatMap((id) => {
        const choice = content.choices.find((each) => each.id === id)
        return choice ? { id, text: pickText(choice.text, locale) } : []
      }),
    }
  })
