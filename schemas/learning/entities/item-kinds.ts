/** All kinds that the table knows. Surveys and live sessions cannot be made yet. */
export const itemKinds = ['video', 'pdf', 'page', 'exam', 'survey', 'live'] as const
export type ItemKind = (typeof itemKinds)[number]
export const madeKinds = ['video', 'pdf', 'page', 'exam'] as const
