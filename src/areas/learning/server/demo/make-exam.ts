import { randomUUID } from 'node:crypto'
import { ranksBetween } from '@gateway/rank/rank'
import type { Db } from '@gateway/db/open'
import { questionContent } from '@schemas/learning/entities/question'
import { markAnswer } from '@schemas/learning/rules/mark-answer'
import { readExam } from '../domain/exam/attempts'
import { readQuestions } from '../domain/exam/paper'
import { exam, examAttempt, examQuestion, examQuestionVersion } from '../exam-tables'
import type { DemoExam } from './lesson-file'

/** Questions and settings of a part that is an exam. */
export async function makeDemoExam(
  db: Db,
  siteId: string,
  itemId: string,
  { questions, ...settings }: DemoExam,
): Promise<void> {
  await db.insert(exam).values({ siteId, itemId, ...settings })
  const ranks = ranksBetween(null, null, questions.length)
  for (const [at, { choices, explanation = '', ...question }] of questions.entries()) {
    const id = randomUUID()
    const content = questionContent.parse({
      ...question,
      explanation,
      choices: choices.map(({ right, ...text }, index) => ({ id: `choice-${index + 1}`, text, right })),
    })
    await db.insert(examQuestion).values({ siteId, id, examId: itemId, rank: ranks[at] ?? '' })
    await db.insert(examQuestionVersion).values({ siteId, questionId: id, no: 1, content })
  }
}

/** An attempt that was handed in, with all answers right but the last so many. */
export async function makeDemoAttempt(
  db: Db,
  siteId: string,
  wanted: { enrolment: string; item: string; no: number; wrong: number; at: Date },
): Promise<void> {
  const row = await readExam(db, wanted.item)
  if (!row) return
  const questions = await readQuestions(db, wanted.item)
  const answers = questions.slice(0, Math.max(0, questions.length - wanted.wrong)).map(({ id, content }) => ({
    question: id,
    choices: content.choices.flatMap((choice) => (choice.right ? choice.id : [])),
    text: content.accepted[0] ?? '',
  }))
  const marks = Object.fromEntries(
    questions.map(({ id, content }) => [
      id,
      markAnswer(
        content,
        answers.find(({ question }) => question === id),
      ),
    ]),
  )
  await db.insert(examAttempt).values({
    siteId,
    id: randomUUID(),
    examId: wanted.item,
    enrolmentId: wanted.enrolment,
    cycle: 1,
    no: wanted.no,
    startedAt: new Date(wanted.at.getTime() - 8 * 60_000),
    submittedAt: wanted.at,
    savedAt: wanted.at,
    savedNo: answers.length,
    paper: questions.map(({ id, no, content }) => ({
      question: id,
      version: no,
      choices: content.choices.map((choice) => choice.id),
    })),
    answers,
    marks,
    score: Object.values(marks).reduce((sum, mark) => sum + mark, 0),
    max: questions.reduce((sum, { content }) => sum + content.points, 0),
    device: 'demo-device',
    status: 'graded',
  })
}
