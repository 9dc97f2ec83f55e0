import { randomUUID } from 'node:crypto'
import type { Db } from '@gateway/db/open'
import type { SurveyAnswer } from '@schemas/learning/entities/survey'
import { dayIn } from '@schemas/zoned-parts'
import { readSurvey } from '../domain/survey/read-survey'
import { countAnswer } from '../domain/survey/release-answers'
import { survey, surveyAnswer, surveyDone } from '../survey-tables'
import type { EnrolmentRow } from '../tables'
import type { DemoSurvey } from './lesson-file'

const improvements = [
  'อยากให้มีไฟล์ตัวอย่างให้ดาวน์โหลดทุกบท',
  'More exercises with real company data, please.',
  'อยากให้เพิ่มบทเรื่องการทำแดชบอร์ด',
  'ดีอยู่แล้ว ขอบคุณครับ',
]

/** Questions of a part that is a survey. */
export async function makeDemoSurvey(
  db: Db,
  siteId: string,
  itemId: string,
  { anonymous, questions }: DemoSurvey,
): Promise<void> {
  await db.insert(survey).values({
    siteId,
    itemId,
    anonymous,
    questions: questions.map(({ choices, ...question }, at) => ({
      ...question,
      id: `question-${at + 1}`,
      choices: choices.map((text, index) => ({ id: `choice-${index + 1}`, text })),
    })),
  })
}

/** One person's answers, varied by how many there are already. */
export async function makeDemoAnswer(
  db: Db,
  siteId: string,
  wanted: { survey: string; enrolment: Pick<EnrolmentRow, 'id' | 'cycle'>; at: Date },
): Promise<void> {
  const of = await readSurvey(db, wanted.survey)
  if (!of?.anonymous) return
  const no = of.answered
  const answers = of.questions.flatMap(({ id, kind, choices }): SurveyAnswer[] => {
    const empty = { question: id, choices: [], text: '' }
    if (kind === 'scale') return [{ ...empty, scale: 5 - (no % 4 === 3 ? 2 : no % 2) }]
    if (kind === 'text') return no % 2 === 0 ? [{ ...empty, text: improvements[no % improvements.length] ?? '' }] : []
    return [{ ...empty, choices: [choices[(no % 3 === 0 ? 0 : 1) % choices.length]?.id ?? ''] }]
  })
  await db.insert(surveyAnswer).values({
    siteId,
    id: randomUUID(),
    surveyId: wanted.survey,
    answers,
    day: dayIn(wanted.at.getTime(), 'Asia/Bangkok'),
  })
  await db
    .insert(surveyDone)
    .values({ siteId, surveyId: wanted.survey, enrolmentId: wanted.enrolment.id, cycle: wanted.enrolment.cycle })
  await countAnswer(db, of)
}
