/** All kinds that the table knows. Live sessions cannot be made yet. */
export const itemKinds = ['video', 'pdf', 'page', 'exam', 'survey', 'live'] as const
export type ItemKind = (typeof itemKinds)[number]
export const madeKinds = ['video', 'pdf', 'page', 'exam', 'survey'] as const
