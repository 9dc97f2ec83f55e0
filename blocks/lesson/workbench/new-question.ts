import type { EditedQuestion, QuestionContent } from '@schemas/learning/entities/question'
import { pointMillionths } from '@schemas/learning/entities/points'
import type { QuestionKind } from '@schemas/learning/entities/question-kinds'
import { randomId } from '@kit/random-id'

export const newChoice = (right = false): QuestionContent['choices'][number] => ({
  id: randomId(),
  text: { th: '', en: '' },
  right,
})

export const newQuestion = (kind: QuestionKind): EditedQuestion => ({
  category: '',
  content: {
    kind,
    text: { th: '', en: '' },
    choices: kind === 'single' || kind === 'multiple' ? [newChoice(true), newChoice()] : [],
    accepted: [],
    tolerance: { by: 'value', of: 0 },
    scoring: 'all',
    points: pointMillionths,
    explanation: '',
  },
})
