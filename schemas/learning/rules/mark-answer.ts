import { foldName } from '../../fold-name'
import type { Answer, QuestionContent } from '../entities/question'

/** Marks of an answer in millionths of a point. */
export function markAnswer(question: QuestionContent, answer: Answer | undefined): number {
  if (!answer) return 0
  const { kind, points } = question
  if (kind === 'text') return acceptsText(question, answer.text) ? points : 0
  if (kind === 'number') return acceptsNumber(question, answer.text) ? points : 0
  const right = new Set(question.choices.flatMap((each) => (each.right ? [each.id] : [])))
  const chosen = new Set(answer.choices)
  const hits = [...chosen].filter((id) => right.has(id)).length
  const misses = chosen.size - hits
  if (kind === 'single' || question.scoring === 'all')
    return right.size > 0 && misses === 0 && hits === right.size ? points : 0
  return right.size === 0 ? 0 : Math.round((points * Math.max(0, hits - misses)) / right.size)
}

const asText = (text: string) => foldName(text).trim().replace(/\s+/g, ' ')
const acceptsText = ({ accepted }: QuestionContent, typed: string) =>
  asText(typed) !== '' && accepted.some((each) => asText(each) === asText(typed))

/** A number as people type it: Thai digits, commas between thousands. Undefined for anything else. */
export function readNumber(typed: string): number | undefined {
  const plain = typed
    .trim()
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0xe50))
    .replace('−', '-')
  if (!/^[+-]?(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d+)?$/.test(plain) || !/\d/.test(plain)) return undefined
  return Number(plain.replaceAll(',', ''))
}

function acceptsNumber({ accepted, tolerance }: QuestionContent, typed: string): boolean {
  const value = readNumber(typed)
  if (value === undefined) return false
  return accepted.some((each) => {
    const right = readNumber(each)
    if (right === undefined) return false
    const allowed = tolerance.by === 'value' ? tolerance.of : (Math.abs(right) * tolerance.of) / 10_000
    // Decimal fractions have no exact binary form: 0.1 + 0.2 is as good as 0.3.
    return Math.abs(value - right) <= allowed + Math.abs(right) * 1e-12
  })
}
