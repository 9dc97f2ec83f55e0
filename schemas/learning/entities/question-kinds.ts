export const questionKinds = ['single', 'multiple', 'text', 'number'] as const
export type QuestionKind = (typeof questionKinds)[number]
